/** A quotation hardly goes on for longer; behind so many sentences its mark was that of an inch. */
const LONGEST = 8;

/**
 * English sentences less those within a quotation that another sentence has begun: "I" is somebody else there. A
 * sentence that begins or ends one stays.
 */
export function outsideQuotations(texts: readonly string[]): string[] {
  let within = 0;
  return texts.filter((text) => {
    const wasWithin = within > 0;
    const opens = count(text, /“/g) - count(text, /”/g);
    const isOdd = count(text, /"/g) % 2 === 1;
    const closes = wasWithin && (opens < 0 || isOdd);
    const begins = !wasWithin && (opens > 0 || isOdd);
    within = closes || within >= LONGEST ? 0 : begins || wasWithin ? within + 1 : 0;
    return !wasWithin;
  });
}
const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;
