/** The place in the page that a number or name of a sentence comes from. */
export interface Tie {
  text: string;
  blockIndex: number | null;
  factId: string | null;
  /** The words around it there. */
  excerpt?: string;
  /** The page does not say these words: it never did, or does no more. */
  absent?: true;
}
