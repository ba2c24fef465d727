import hashlib
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.errors import BadSeed
from pelagos.core.rng import FIRST_STREAM_WORDS, check_seed, rng_of, seeded

SECRET = "00112233445566778899aabbccddeeff" * 2


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = seeded(7)
    assert [rng.below(1000) for _ in range(8)] == [94, 334, 839, 690, 439, 825, 164, 884]


def test_numbers_cover_their_range_evenly() -> None:
    rng = seeded(1)
    counts = Counter(int(rng.below(6)) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_first_numbers_of_neighbouring_seeds_are_unrelated() -> None:
    counts = Counter(int(seeded(seed).below(10)) for seed in range(20_000))
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_a_clone_goes_on_alike_and_independently() -> None:
    for rng in (seeded(3), rng_of(SECRET)):
        rng.below(5)
        copy = rng.clone()
        numbers = [rng.below(100) for _ in range(10)]
        assert [copy.below(100) for _ in range(10)] == numbers


def test_a_table_reads_the_shake_stream_of_its_secret() -> None:
    rng = rng_of(SECRET)
    length = FIRST_STREAM_WORDS + 50
    stream = hashlib.shake_256(bytes.fromhex(SECRET)).digest(4 * length)
    expected = [int.from_bytes(stream[4 * k : 4 * k + 4], "big") * 52 >> 32 for k in range(length)]
    assert [rng.below(52) for _ in range(length)] == expected


def test_a_shuffle_keeps_the_items_and_leaves_the_original_alone() -> None:
    items = vec[i64](range(20))
    shuffled = seeded(5).shuffled(items)
    assert list(items) == list(range(20))
    assert sorted(shuffled) == list(range(20))
    assert list(shuffled) != list(range(20))


def test_every_order_of_three_comes_equally_often() -> None:
    rng = seeded(2)
    counts = Counter(tuple(rng.shuffled(vec[i64]([0, 1, 2]))) for _ in range(12_000))
    assert len(counts) == 6
    assert all(1_800 < count < 2_200 for count in counts.values())


@pytest.mark.parametrize("seed", [0, 7, 2**61 - 1, SECRET])
def test_seeds(seed: int | str) -> None:
    assert check_seed(seed) == seed
    assert check_seed(SECRET.upper()) == SECRET


@pytest.mark.parametrize("seed", [-1, 2**61, 1.5, True, None, "7", "xyz", SECRET + "0", "g" * 64, b"x"])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadSeed, match="64 hex digits"):
        check_seed(seed)
