import { standsAlone } from "../prose/stands.ts";
import { isCooksDeed, warns } from "./further-ja.ts";
import type { Recipe } from "./recipe.ts";

/** 「手順1のものに」, 「手順2の七分目」: without the number nobody knows what is meant. */
export const NAMELESS = /手順\dの(?:もの|[一二三四五六七八九十\d])/u;

/** 「中心まで火を通してください。」 */
export const isOfHarm = (text: string) =>
  /(?:中(?:心|ま)|しっかり|十分)[^。]*(?:火を?通|加熱)|生(?:焼け|のまま)|食中毒|やけど|アレルギー|1歳未満|一歳未満/u.test(
    text,
  );

/** Of a longer step its last deed is told. */
export const LONGEST_STEP = 60;

/** 「肉を切り、たれをもみこみ、十分おきます。」 without its first deeds; a step of one clause stays whole. */
export function shortenedStep(text: string): string {
  const parts = text.split(/(?<=[てでしりきちみびぎ])、/u);
  const last = parts.slice(-2).join("、");
  return parts.length > 2 && /[をにで]/.test(last) ? last : text;
}

/** 「電子レンジ600Wで2分加熱します。」: without how long and how hot the dish fails. */
const isMeasured = (text: string) =>
  /\d\s?(?:分(?!の)|秒|時間|度|℃|W|Ｗ)/u.test(text) &&
  isCooksDeed(text) &&
  !/^(?:そ[のれこ]|こ[のれこ])/u.test(text);

/** The places that are told of each step, with those behind its first deed that say how long and how hot. */
export const withMeasured = (
  steps: readonly (readonly string[])[],
  told: readonly ReadonlySet<number>[],
  firsts: readonly number[],
): ReadonlySet<number>[] =>
  steps.map((sentences, step) => {
    const measured = sentences.flatMap((text, at) =>
      at > (firsts[step] ?? 0) && isMeasured(text) ? [at] : [],
    );
    return new Set([...(told[step] ?? []), ...measured]);
  });

/** Where the first deed of each step stands; -1 for a step that begins with none. */
export const firstDeeds = (steps: Recipe["steps"]): number[] =>
  steps.map(({ sentences, places }) =>
    places
      ? 0
      : sentences.findIndex(
          (text, at) =>
            isCooksDeed(text) &&
            (at === 0 || (standsAlone(text, "ja") && !sentences.slice(0, at).some(warns))),
        ),
  );

/** The places of the first deeds, and of the warnings behind them. */
export const warningsOf = (
  steps: readonly (readonly string[])[],
  firsts: readonly number[],
): ReadonlySet<number>[] =>
  steps.map((sentences, step) => {
    const told = sentences.flatMap((text, at) => (at === firsts[step] || warns(text) ? [at] : []));
    return new Set(told.filter((at) => at >= (firsts[step] ?? 0)));
  });
