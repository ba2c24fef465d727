"""What words would do, over the socket."""

from tests.server.running import Running


def test_a_preview_is_what_the_word_then_does(server: Running):
    ada = server.guest()
    table = ada.table("orichalcum", "me random")["id"]
    position = ada.decides(table)
    with ada.live() as socket:
        socket.say("watch", table=table)
        socket.hear("position", version=position["version"])
        socket.say("preview", id=5, table=table, version=position["version"], words=position["legal"])
        answer = socket.hear("preview", id=5)
        assert [preview["word"] for preview in answer["previews"]] == position["legal"]
        known = next(preview for preview in answer["previews"] if not preview["uncovers"])
        assert known["why"] is None
        socket.say("say", id=6, table=table, version=position["version"], word=known["word"])
        after = socket.hear("position", version=position["version"] + 1)
        assert after["view"] == known["view"]
        assert [entry for entry in after["log"] if entry["ply"] == after["ply"]] == known["log"]


def test_why_a_word_cannot_be_said(server: Running):
    ada, bob = server.guest(), server.guest()
    table = ada.table("atlantis", "me open", start=False)["id"]
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    ada.post(f"/tables/{table}/start")
    decider, other = (ada, bob) if ada.state(table)["legal"] else (bob, ada)
    legal = decider.state(table)["legal"]
    with decider.live() as asked, other.live() as waiting:
        for socket in (asked, waiting):
            socket.say("watch", table=table)
            socket.hear("position")
            socket.say("preview", id=1, table=table, version=0, words=[legal[0], "feast"])
        first, second = asked.hear("preview", id=1)["previews"]
        assert first["why"] is None
        assert second["why"]["name"]
        assert second["view"] is None
        for preview in waiting.hear("preview", id=1)["previews"]:
            assert preview["why"]["name"] == "not-your-turn"
            assert preview["view"] is None


def test_only_a_seat_may_try_words_and_only_now(server: Running):
    ada, eve = server.guest(), server.guest()
    table = ada.table("atlantis", "me random")["id"]
    position = ada.decides(table)
    words = position["legal"][:1]
    with ada.live() as a, eve.live() as e:
        a.say("preview", id=1, table=table, version=position["version"], words=words)
        assert a.hear("refused", id=1)["why"] == "not-your-seat"  # not watching
        e.say("watch", table=table)
        e.say("preview", id=2, table=table, version=position["version"], words=words)
        assert e.hear("refused", id=2)["why"] == "not-your-seat"
        a.say("watch", table=table)
        a.say("preview", id=3, table=table, version=position["version"] + 1, words=words)
        assert a.hear("refused", id=3)["why"] == "stale"
        a.say("preview", id=4, table=table, version=position["version"], words=["fly away"])
        assert a.hear("refused", id=4)["why"] == "bad-request"
