import type { Block } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import { speakable } from "../text/signs/speakable.ts";
import type { Ingredient } from "./recipe.ts";

export const LONGEST_INGREDIENT: Record<Language, number> = { ja: 40, en: 80 };

/** A line of the list as a script names it; null for one that is no ingredient. */
export function ingredientIn(
  text: string,
  kind: Block["kind"],
  language: Language,
): Omit<Ingredient, "blockIndex" | "of"> | null {
  // 「3個 ※なくても」: behind the amount stands a note.
  const plainly = language === "ja" ? text.replace(/(?<=\d[^※]{0,12}|少々|適量)\s*※[^※]*$/u, "") : text;
  const bare = speakable(plainly, language)
    .replace(/^[-–—・▢□☐\s]+/, "")
    // 「大根…3分の1本」
    .replace(language === "ja" ? /\s*[…‥]+\s*(?=[\d大小約適少ひカ])/u : /(?!)/, ": ")
    // 「1枚（300g前後。350gを超えるものは避ける）」
    .replace(language === "ja" ? /(?<=[（(][^（()）。]{1,16})。[^（()）]*(?=[）)])/u : /(?!)/, "");
  if (bare.length > LONGEST_INGREDIENT[language] || /[。！？!?]/.test(bare)) return null;
  if (language === "en")
    return { text: bare.replace(/\s*\([^()]*\)/g, "").replace(/[.,;]$/, ""), name: null };
  const [, name, amount] = /^(.+?)\s*[:：]\s*(.+)$/.exec(bare) ?? [];
  const plain =
    name && amount ? `${name}${/^\d|^大|^小|^少|^適|^約|^各/.test(amount) ? "" : "は"}${amount}` : bare;
  const said = plain
    .replace(/＋|\+/g, "と")
    .replace(/\s+/g, "")
    // 「小さじ4分の1〜お好みで」
    .replace(AS_ONE_LIKES, "$1");
  // 「鶏むね肉（皮なし）」, 「赤唐辛子 お好みで」: by its name alone.
  const called = (name ?? AMOUNT_BEHIND.exec(bare)?.[1])?.replace(
    /\s*(?:[（(][^（()）]{1,10}[)）]|お好みで)$/u,
    "",
  );
  const isName = called !== undefined && /\p{L}/u.test(called) && !/[\d()（）]/.test(called);
  return kind === "table_row" && !amount
    ? null
    : { text: said, name: isName ? called.replace(/\s+/g, "") : null };
}
/** 「里芋 6個」, 「みそ大さじ1」, 「にんにく、しょうが 各1かけ」 */
const AMOUNT_BEHIND =
  /^(.+?)\s*各?\s*(?:約?\d.*|[大小]さじ.*|カップ.*|ひと[\p{Script=Han}つ].*|適[量宜]|少[々量])$/u;
const AS_ONE_LIKES = /(\d[^\s〜～、]{0,6}|少々|適量)[〜～、]?お好みで$/u;
