import type { Language } from "#kernel/vocabulary";
import type { Placed, Recipe } from "./recipe.ts";

const SERVINGS: Record<Language, RegExp> = {
  ja: /(\d+(?:[〜～-]\d+)?\s?(?:人分|人前))/,
  en: /(?:serves|servings?|yields?|makes)\s*:?\s*(\d+(?:\s?[-–]\s?\d+)?(?: (?:people|servings|portions|cookies|muffins|pieces|loaves|rolls))?)/i,
};
const DURATION: Record<Language, string> = {
  ja: "約?\\d+(?:時間)?(?:半)?(?:\\d+)?(?:分|時間)",
  en: "\\d+ (?:minutes?|mins?|hours?|hrs?)(?:(?: and)? \\d+ (?:minutes?|mins?))?",
};
const TIME: Record<Language, RegExp> = {
  ja: new RegExp(`(?:合計|所要|できあがり)(?:の|まで|までの)?(?:時間)?\\s*[：:]?\\s*(${DURATION.ja})`),
  en: new RegExp(`(?:total|ready in)(?: time)?\\s*:?\\s*(${DURATION.en})`, "i"),
};
const COOKING: Record<Language, RegExp> = {
  ja: new RegExp(`(?:調理|料理)時間\\s*[：:]?\\s*(${DURATION.ja})`),
  en: new RegExp(`\\bcook(?:ing)?(?: time)?\\s*:?\\s*(${DURATION.en})`, "i"),
};

/** For how many a recipe is, and how long it takes. */
export const measuresIn = (
  near: readonly Placed[],
  servings: Placed | null,
  language: Language,
): Pick<Recipe, "servings" | "time" | "cooking"> => ({
  servings: servings ?? foundIn(near, SERVINGS[language]),
  time: foundIn(near, TIME[language]),
  cooking: timesIn(near, language) === 1 ? foundIn(near, COOKING[language]) : restingIn(near, language),
});

/** 「調理時間 15分（＋漬け30分）」 */
function restingIn(lines: readonly Placed[], language: Language): Placed | null {
  const resting = new RegExp(
    `^(?:調理|料理|作業)時間\\s*[：:]?\\s*(${DURATION.ja})\\s*[（(]?[＋+]\\s*([^\\d\\s（()）]{1,6}?)(?:時間)?\\s*(${DURATION.ja})[)）]?$`,
  );
  for (const { text, blockIndex } of language === "ja" ? lines : []) {
    const [, time, what, more] = resting.exec(text.trim()) ?? [];
    if (time) return { text: `${time}と、${what}時間${more}`, blockIndex };
  }
  return null;
}

const timesIn = (lines: readonly Placed[], language: Language) =>
  lines.flatMap(({ text }) => text.match(new RegExp(DURATION[language], "gi")) ?? []).length;

function foundIn(lines: readonly Placed[], pattern: RegExp): Placed | null {
  for (const { text, blockIndex } of lines) {
    const found = text.length <= 200 ? pattern.exec(text)?.[1] : undefined;
    if (found) return { text: found, blockIndex };
  }
  return null;
}
