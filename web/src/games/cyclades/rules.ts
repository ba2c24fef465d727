/** The rules that say what a thing is for, by their numbers. */

export const GOD_RULES: Record<string, string> = { poseidon: "C13.1", ares: "C13.2", zeus: "C13.3", athena: "C10.8", apollo: "C15.1" };
export const BUILDING_RULES: Record<string, string> = { port: "C14.4", fortress: "C14.3", temple: "C9.3", university: "C11.4", metropolis: "C12.5" };
export const THING_RULES: Record<string, string> = {
  troop: "C10.3",
  fleet: "C10.2",
  priest: "C10.7",
  philosopher: "C10.8",
  gold: "C1.7",
  prosperity: "C6.1",
  trade: "C6.2",
  battle: "C14.2",
};
