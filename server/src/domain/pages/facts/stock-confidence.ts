import type { FoundFact } from "./found.ts";

/** A button alone promises little: many shops tell of stock only behind it. */
export const ONLY_BUTTON = 0.4;
/** Words that nothing names as being about the stock. */
export const LOOSE = 0.5;
/** The page says that it is gone, and its button cannot be pressed, or is not there: data that says otherwise is old. */
export const SHUT = 0.8;

/** Words in a place that is named as the stock's weigh as much. */
export const ABOUT = 3;

/** Words about the stock go before data; others, and a button alone, go behind it. */
export function statesInOrder(stated: readonly FoundFact[], shown: readonly FoundFact[]): FoundFact[] {
  const [first] = shown;
  if (first?.confidence === SHUT) return [...shown];
  return first && first.confidence > LOOSE ? [...shown, ...stated] : [...stated, ...shown];
}
