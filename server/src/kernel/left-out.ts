/** Why a script does not say something: the page contradicts itself, or a sentence could not be mended. */
export const leftOutReasons = ["PRICE_CONFLICT", "STOCK_CONFLICT", "UNFIT_SENTENCE"] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** Something that a script would have said and does not. */
export interface LeftOut {
  reason: LeftOutReason;
  /** The sentence, or the page's statements divided by " / ": prices, or words of availability such as InStock. */
  text: string;
}
