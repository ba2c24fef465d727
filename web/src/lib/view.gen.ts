/** Made from `pelagos/core/shapes.py` by `web/view_types.py`: change it there. */

/** The fields of every view. */
export interface View {
  game: string;
  seat: number | null; // whose eyes; None: a spectator's
  players: number;
  ply: number; // words said so far
  turn: number; // turns begun so far
  deciding: number | null;
  step: string | null; // what is asked
  prompt?: Record<string, string | number> | null; // what the question names, such as what is owed
  over: boolean;
  stopped: boolean; // by a technical stop, without a winner
  scores: number[];
  ranking: number[]; // the place of each seat
}
