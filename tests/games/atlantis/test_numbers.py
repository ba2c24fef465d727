"""The numbers that texts tell are those of the component file."""

from tests.games.numbers import Facts, components, told

PACKAGE = "pelagos.games.atlantis"
PAIR = 2
"""What the names of two abilities say, and exchanges of two things."""


def facts() -> Facts:
    file = components(PACKAGE)
    limits = file["limits"]
    feast = next(one for one in file["actions"] if one["id"] == "feast")
    regions = len(file["regions"])
    (replaced,) = {len(move["remove"]) for move in file["build_moves"]} - {0, 1}
    highest = max(tile["level"] for tile in file["temple_tiles"])
    pairs = ("swap-tiles", "draw-two-deck", "draw-two-display")
    return {
        "game-summary": {regions},
        "aim": {regions},
        "effect-god": {regions},
        "log-game-won": {regions},
        "option-order": {1, regions},
        "page-about-islet": {regions},
        "page-lost": {regions},
        "move-r3": {replaced},
        "about-feast": {feast["followers_needed"], feast["followers_discarded"]},
        "word-feast": {feast["followers_discarded"]},
        "page-costs-followers": {feast["followers_discarded"]},
        "effect-followers": {limits["followers_per_colour_at_turn_end"]},
        "log-followers-discarded": {limits["followers_per_colour_at_turn_end"]},
        "prompt-discard": {limits["hand_at_turn_end"]},
        "effect-display": {limits["cards_drawn_per_turn"]},
        "page-about-actions": {limits["actions_per_turn"]},
        "help-act": {limits["actions_per_turn"]},
        "help-draw-card": {highest},
        **{f"effect-{ability}": {PAIR} for ability in pairs},
        **{f"prompt-{step}": {PAIR} for step in ("swap-first", "draw-deck", "draw-display")},
        **{f"help-{step}": {PAIR} for step in ("swap-first", "draw-deck", "draw-display")},
    }


def test_texts_tell_the_numbers_of_the_components():
    assert told(PACKAGE) == facts()
