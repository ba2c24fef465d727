/** O13.3, O13.5: how likely a fight is won, worked out exactly by going through all rolls. */

export const SKULL = 0;
const FACES: readonly number[] = [1, 2, 3, 4, 5, SKULL];

/** The die values that count as a skull besides the skull itself: those of the own Siege Engines (O19.6). */
export function siegeValues(buildings: readonly string[]): number[] {
  return buildings.filter((name) => name.startsWith("siege-engines-")).map((name) => Number(name.slice("siege-engines-".length)));
}

/** The chance to beat a creature with so many hoplites on its circle. */
export function chance(strength: number, hoplites: number, siege: readonly number[] = []): number {
  const dice = 1 + hoplites;
  let lost = new Map<number, number>([[0, 1]]); // sums without any skull, with the number of rolls
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, ways] of lost) {
      for (const face of FACES) {
        if (face === SKULL || siege.includes(face)) continue;
        next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
      }
    }
    lost = next;
  }
  let losing = 0;
  for (const [sum, ways] of lost) if (sum < strength) losing += ways;
  return 1 - losing / FACES.length ** dice;
}

/** As a percentage; what is not certain is never shown as 100 %. */
export function shownChance(won: number, language: string): string {
  const honest = won < 1 ? Math.min(won, 0.99) : 1;
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(honest);
}

/** The dice of the log: one digit for each, 9 for the skull. */
export function rolled(dice: number | string | null | undefined): number[] {
  return String(dice ?? "")
    .split("")
    .filter((digit) => /\d/.test(digit))
    .map((digit) => (digit === "9" ? SKULL : Number(digit)));
}
