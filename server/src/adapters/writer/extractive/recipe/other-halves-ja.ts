/** 「落としぶたをはずして」: what was put on before. */
const OFF = /(?<thing>落としぶた|ふた|蓋|ラップ|アルミホイル)を(?:はずし|外し|取り(?!替)|とっ|取っ)/u;
const on = (thing: string) => new RegExp(`${thing}を(?:し|かけ|かぶせ|のせ)`, "u");

/**
 * The places of the sentences of each step that are told, with those that a told one undoes: nobody takes off a lid that
 * was never put on.
 */
export function withOtherHalves(
  steps: readonly (readonly string[])[],
  told: readonly ReadonlySet<number>[],
): ReadonlySet<number>[] {
  const all = told.map((places) => new Set(places));
  const order = steps.flatMap((sentences, step) => sentences.map((text, at) => ({ text, step, at })));
  for (const [place, { text, step, at }] of order.entries()) {
    const thing = all[step]?.has(at) ? OFF.exec(text)?.groups?.thing : undefined;
    const half = thing && order.slice(0, place).findLast((one) => on(thing).test(one.text));
    if (half) all[half.step]?.add(half.at);
  }
  return all;
}
