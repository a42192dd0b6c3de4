/** 「残りの里芋」, 「残った脂」 */
const REST =
  /残(?:り|った)の?([\p{Script=Hiragana}]{2,4}(?=を)|[\p{Script=Han}\p{Script=Katakana}ー]{1,6})/gu;
/** 「豚肉を戻し入れ」: it was taken out before. */
const BACK = /を?(?:戻し|戻す|戻れ)/u;
const OUT = /取り(?:出|分け|置)|とり(?:だ|わけ|お)/u;
/** 「残りの半分」 is of the thing named before. */
const OF_AMOUNT = /^(?:半分|半量|量|時間|分)/u;

/**
 * The places of what is told of each step of a recipe, with the first part of each thing whose rest is used, and with
 * what was taken out before it comes back: otherwise nobody knows of what it is the rest.
 */
export function withFirstParts(
  steps: readonly (readonly string[])[],
  told: readonly ReadonlySet<number>[],
): ReadonlySet<number>[] {
  const all = steps.flatMap((sentences, step) => sentences.map((text, at) => ({ text, step, at })));
  const taken = told.map((some) => new Set(some));
  const has = ({ step, at }: { step: number; at: number }) => taken[step]?.has(at) === true;
  for (const [place, one] of [...all.entries()].toReversed()) {
    if (!has(one)) continue;
    const before = all.slice(0, place);
    const things = [...one.text.matchAll(REST)].flatMap(([, thing = ""]) =>
      OF_AMOUNT.test(thing) ? [] : [thing],
    );
    const firsts = things.map((thing) => before.filter(({ text }) => text.includes(thing)));
    const outs = BACK.test(one.text) ? [before.filter(({ text }) => OUT.test(text))] : [];
    for (const some of [...firsts, ...outs]) {
      const last = some.at(-1);
      if (last && !some.some(has)) taken[last.step]?.add(last.at);
    }
  }
  return taken;
}
