const TURNS = ["You will also find", "The list also has"];

/** How the next things of a list are brought in: their name may be of one or of many. */
export const turnOf = (turn: number, isFromFirst = true): string =>
  turn === 0 ? `The list ${isFromFirst ? "begins with" : "has"}` : (TURNS[(turn - 1) % TURNS.length] ?? "");
