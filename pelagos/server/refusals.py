"""What the server says when it will not do something."""


class Refusal(Exception):
    """A refusal: an HTTP status, a short reason for programs and a sentence for people."""

    def __init__(self, status: int, why: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.why = why
        self.text = text


class OtherRules(Refusal):
    """A table whose game was begun by another version of the rules: its words would lead to another position, or to none."""

    def __init__(self, theirs: str, ours: str) -> None:
        super().__init__(
            409,
            "other-rules",
            f"this game is played by version {theirs} of the rules and the server has {ours}: a server of that version can show it",
        )


def stale(version: int) -> Refusal:
    """Something else came first."""
    return Refusal(409, "stale", f"something else came first: the table is at version {version}")


def not_your_seat() -> Refusal:
    """Somebody else decides."""
    return Refusal(403, "not-your-seat", "another seat decides now")


def unknown_table() -> Refusal:
    """There is no such table."""
    return Refusal(404, "no-table", "there is no such table")
