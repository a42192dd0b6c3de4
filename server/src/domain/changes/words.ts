/** The state of a product in a sentence, and the words for the other state that fit in the same place. */
const STATES: [pattern: RegExp, other: string][] = [
  [/^在庫があります$/, "在庫がありません"],
  [/^(?:在庫がありません|品切れです|売り切れです|売り切れました|在庫切れです)$/, "在庫があります"],
  [/^在庫あり$/, "在庫切れ"],
  [/^(?:品切れ|売り切れ|在庫切れ)$/, "在庫あり"],
  [/^in stock$/i, "out of stock"],
  [/^(?:out of stock|sold out)$/i, "in stock"],
];

export const otherState = (words: string): string | null =>
  STATES.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** A specification as it is said: 30×40 is two measures. */
export const spoken = (value: string) => value.replace(/\s*[×x✕]\s*/g, "、");
