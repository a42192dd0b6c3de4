interface Version {
  plays: number;
  tenths: readonly number[];
  sentences: readonly { text: string; listeners: number }[];
}

interface Step {
  /** A sentence, or a part of the audio where its sentences are known no more. */
  name: string;
  listeners: number;
  /** Of those who pressed play, in per cent. */
  share: number;
}

/** A part of the plays, in per cent. */
export const shareOf = (listeners: number, plays: number) =>
  Math.min(100, Math.round((listeners / Math.max(1, plays)) * 100));

/** How many still listen, from the first sentence to the last. */
export function stepsOf({ plays, tenths, sentences }: Version): Step[] {
  const all =
    sentences.length > 0 ? sentences : tenths.map((listeners, at) => ({ text: partOf(at), listeners }));
  return all.map(({ text, listeners }) => ({ name: text, listeners, share: shareOf(listeners, plays) }));
}

const partOf = (tenth: number) => `${tenth * 10}–${tenth * 10 + 10}%`;

/** Shares of the tenths, by which versions of any length compare. */
export const sharesOf = ({ plays, tenths }: Version) => tenths.map((listeners) => shareOf(listeners, plays));

/** Where most listeners are lost, and how many; null where none are. */
export function largestLoss(steps: readonly Step[]): { name: string; count: number } | null {
  let largest: { name: string; count: number } | null = null;
  for (const [at, { name, listeners }] of steps.entries()) {
    const count = (steps[at - 1]?.listeners ?? listeners) - listeners;
    if (count > (largest?.count ?? 0)) largest = { name, count };
  }
  return largest;
}
