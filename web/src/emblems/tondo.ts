/** Borders of painted bowls: one small figure, repeated around the circle. */

export interface Border {
  path: string;
  times: number;
  filled?: boolean;
}

export const borders = {
  meander: { path: "M-8.6 5V-5H6.500V2.500H-2.500V-1.2", times: 30 },
  wave: { path: "M-9.4 5C-4-6 6-7 6.5-.5 6.8 3 2 4 1.6.6 1 4.8 6 5.2 9.4 5", times: 26 },
  drops: { path: "M0-5.500C4-1 4.2 5.5 0 5.500S-4-1 0-5.500ZM8.5-1.500a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 1 1 0-3.200Z", times: 28, filled: true },
  leaves: { path: "M-9 3C-5-5 3-6 9-3 5 4-2 6-9 3ZM-9 3 5-2", times: 24 },
} satisfies Record<string, Border>;
