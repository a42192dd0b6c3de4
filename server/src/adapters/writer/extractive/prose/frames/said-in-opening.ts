import { repeatsIn } from "#kernel/critic/repeats";
import type { Draft } from "../../draft.ts";
import { standsAlone } from "../stands.ts";

/**
 * A Japanese text without a first sentence that says again what the opening has just said: 「…、「秋の決算について」からお伝えします。
 * 水車製粉は秋の決算を発表しました。」 It stays where the next one would not stand without it.
 */
export function withoutOpeningAgain(told: readonly Draft[][], opening: readonly Draft[]): Draft[][] {
  const [[first, second, ...others] = [], ...rest] = told;
  const titled = opening[0];
  if (!first || !second || !titled || !standsAlone(second.text, "ja")) return [...told];
  const isSaid = repeatsIn([titled.text, first.text], "ja", "").length > 0;
  return isSaid ? [[second, ...others], ...rest] : [...told];
}
