/** "It" is the list. */
const TURNS = ["You will also find", "It also has"];

/** How the next things of a list are brought in: their name may be of one or of many. */
export const turnOf = (turn: number): string =>
  turn === 0 ? "The list begins with" : (TURNS[(turn - 1) % TURNS.length] ?? "");
