"""The numbers that texts tell are those of the component file."""

from tests.games.numbers import Facts, components, told

PACKAGE = "pelagos.games.orichalcum"
PAIR = 2


def facts() -> Facts:
    file = components(PACKAGE)
    meta = file["meta"]
    goal, price, area = meta["victory_points_to_win"], meta["medallion_cost_orichalcum"], meta["titan_area_min"]
    rhombus = len(file["temple"]["outline"])
    (point,) = {one["victory_points"] for one in (*file["titan"], file["temple"], file["victory_token"])}
    (extra,) = {one["amount"] for one in file["extra_action"]["payments"]}
    buildings = {one["id"]: one for one in file["building_kind"]}
    rewards = {one["id"]: one["reward"]["orichalcum"] for one in file["creature_kind"] if "orichalcum" in one["reward"]}
    mine, camp = buildings["mine"]["produce_bonus"], buildings["training_camp"]["recruit_bonus"]
    return {
        "game-summary": {goal},
        "aim": {goal},
        "side-hard": {max(one["stars"] for one in file["island"])},
        "word-medallion": {price},
        "about-medallion": {price, point},
        "about-orichalcum": {price},
        "about-temple": {rhombus, point},
        "about-architect-practice": {PAIR, rhombus},
        "reason-needs-all-terrains": {rhombus},
        **{f"about-{titan['id']}": {area, point} for titan in file["titan"]},
        **{f"about-{titan['terrain']}": {area} for titan in file["titan"]},
        **{f"about-{kind}": {reward} for kind, reward in rewards.items()},
        "about-mine": {mine},
        "about-produce": {mine},
        "about-training-camp": {camp},
        "about-recruit": {camp},
        "about-arch": {buildings["arch"]["orichalcum_per_capture"]},
        "about-statues": {buildings["statues"]["extra_action_discount"]},
        "help-extra-action": {extra, price},
        "help-place-tile": {area, rhombus},
        "help-take-card": {area},
        "prompt-use-favour": {PAIR},  # twice as much
    }


def test_texts_tell_the_numbers_of_the_components():
    assert told(PACKAGE) == facts()
