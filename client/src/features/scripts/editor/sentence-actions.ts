/** Actions on one sentence of a script. */
export interface SentenceActions {
  edit(): void;
  /** Removes it; a message offers it back. */
  remove(): void;
  /** Opens a field for a sentence below it. */
  add(): void;
  /** Changes places with its neighbour. */
  move(by: 1 | -1): void;
  /** Goes to its neighbour. */
  step(by: 1 | -1): void;
  /** A press on it, which may become a double click. */
  press(): void;
  /** Keeps the page still when the sound comes to it. */
  stay(): void;
  /** Makes it the one that Tab reaches. */
  activate(): void;
  /** The pointer has come over it, or left it. */
  point(isOver: boolean): void;
}
