/** 「落としぶたをはずして」: what was put on before; behind the words a deed of its own may go on. */
const OFF =
  /(?<thing>落としぶた|ふた|蓋|ラップ|アルミホイル)を(?:はずし|外し|取り(?!替)|とっ|取っ)(?<goesOn>て?、?(?=[^、。て]))?/u;
const on = (thing: string) => new RegExp(`${thing}を(?:し|かけ|かぶせ|のせ)`, "u");

/**
 * The sentences of a recipe that is told in short, without what undoes a deed that is not told: nobody takes off a lid
 * that was never put on. `told` has the places in each step.
 */
export function withoutOtherHalves(
  steps: readonly (readonly string[])[],
  told: readonly ReadonlySet<number>[],
): string[][] {
  const order = steps.flatMap((sentences, step) => sentences.map((text, at) => ({ text, step, at })));
  const isUntold = (thing: string, step: number, at: number) => {
    const place = order.findIndex((one) => one.step === step && one.at === at);
    const half = order.slice(0, place).findLast((one) => on(thing).test(one.text));
    return half !== undefined && !told[half.step]?.has(half.at);
  };
  return steps.map((sentences, step) =>
    sentences.map((text, at) =>
      text.replace(OFF, (...args) => {
        const [all = "", thing = "", goesOn] = args as (string | undefined)[];
        return goesOn !== undefined && isUntold(thing, step, at) ? "" : all;
      }),
    ),
  );
}
