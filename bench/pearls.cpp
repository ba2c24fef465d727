// The model game Pearls (examples/pearls), written by hand for speed: random games in one loop, as the limit of what this machine does.
// The rules are those of pearls/state.py; numbers P1 to P6 are its rule ids. Usage: pearls SECONDS
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

static uint64_t random_state = 1;

static inline uint32_t below(uint32_t n) {  // the generator of core/rng.py
    random_state = 977776029ULL * (random_state & 0xFFFFFFFF) + (random_state >> 32);
    return (uint32_t)((((random_state & 0xFFFFFFFF) ^ (random_state >> 32)) * n) >> 32);
}

static int play(int players) {
    enum { NUMBERS = 6, OF_EACH = 4, DEALT = 3, HAND = 5 };
    int reef[NUMBERS * OF_EACH], hand[4][NUMBERS] = {}, shells[4] = {}, pearls[4] = {};
    int size = NUMBERS * OF_EACH, top = -1, words = 0, seat = 0, held = 0;
    for (int i = 0; i < size; i++) reef[i] = i / OF_EACH;
    for (int i = size - 1; i > 0; i--) {  // P1
        int j = below(i + 1), shell = reef[i];
        reef[i] = reef[j];
        reef[j] = shell;
    }
    for (int player = 0; player < players; player++)  // P2
        for (int i = 0; i < DEALT; i++) hand[player][reef[--size]]++, shells[player]++, held++;
    while (size || held) {  // P5
        bool may_dive = size && shells[seat] < HAND;
        int legal[NUMBERS + 1], count = 0;
        if (may_dive) legal[count++] = 0;  // P3
        for (int shell = 0; shell < NUMBERS; shell++)
            if (hand[seat][shell]) legal[count++] = 1 + shell;
        if (count) {  // P4
            int word = legal[below(count)];
            if (word == 0) {
                hand[seat][reef[--size]]++, shells[seat]++, held++;
            } else {  // P3.2, P6
                int shell = word - 1;
                hand[seat][shell]--, shells[seat]--, held--;
                if (shell > top) pearls[seat] += shell + 1;
                top = shell;
            }
            words++;
        }
        seat = (seat + 1) % players;
    }
    return words + (pearls[0] > 1000);
}

int main(int, char** arguments) {
    double seconds = atof(arguments[1]), best = 0;
    for (int attempt = 0; attempt < 5; attempt++) {
        clock_t start = clock();
        uint64_t words = 0;
        while ((double)(clock() - start) / CLOCKS_PER_SEC < seconds / 5)
            for (int game = 0; game < 1000; game++) words += play(3);
        double rate = words / ((double)(clock() - start) / CLOCKS_PER_SEC);
        if (rate > best) best = rate;
    }
    printf("%.0f\n", best);
}
