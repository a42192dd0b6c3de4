/** A thing comes into the dish. */
const COMES_IN =
  /(?:加え|入れ|のせ|並べ|混ぜ|合わせ|散ら|戻し|戻す|かけ|敷[きく]|焼|煮|炒め|揚げ|蒸|ゆで|茹で|あえ|和え)/u;
/** 「ゆでたひよこ豆」 is called 「ひよこ豆」 by the steps, and 「長ねぎ」 is 「ねぎ」. */
const callOf = (name: string): string =>
  name.replace(/[（(][^（()）]*[)）]/gu, "").replace(/^.*[たの]|^[長青白細](?=ねぎ)/u, "");
const SHORTEST = 2;

/**
 * The places of what is told of each step of a recipe, and of each sentence by which one of its main things comes into
 * the dish where nothing told puts it in: without it a cook would only cut the thing.
 */
export function withAdditions(
  steps: readonly (readonly string[])[],
  told: readonly ReadonlySet<number>[],
  mains: readonly string[],
): ReadonlySet<number>[] {
  const heard = steps.flatMap((sentences, step) => sentences.filter((_, at) => told[step]?.has(at)));
  const missed = mains
    .map(callOf)
    .filter(
      (name) => name.length >= SHORTEST && !heard.some((text) => text.includes(name) && COMES_IN.test(text)),
    );
  const added = missed.flatMap((name) =>
    steps
      .flatMap((sentences, step) => sentences.map((text, at) => ({ text, step, at })))
      .filter(({ text }) => text.includes(name) && COMES_IN.test(text))
      .slice(0, 1),
  );
  return steps.map((_, step) => {
    const own = added.filter((one) => one.step === step).map(({ at }) => at);
    return new Set([...(told[step] ?? []), ...own]);
  });
}
