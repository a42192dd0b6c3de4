import { isJapanese } from "#kernel/text/language";
import { type Documentish, squash } from "../html/dom.ts";
import { titleParts } from "../html/title-parts.ts";

const WORD = String.raw`\p{L}[\p{L}-]*`;
const BEHIND = new RegExp(`^(?:\\s?[:,])?\\s+(?:(?:the|an?|our)\\s+)?(${WORD}(?: ${WORD}){0,3})$`, "iu");
/** ", the radio that plays one station": what it does stands behind what it is. */
const BEFORE_DEED = new RegExp(`^[:,] (?:the|an?) (${WORD}(?: ${WORD}){0,2}?) (?:that|which) `, "iu");

/** 「柚子と米ぬかのクレンジング」: a noun for a thing, with words on it before. */
const OF_KIND =
  /^(?=.{4,20}$)[^、。！!？?\d]*[ぁ-ん][^、。！!？?\dのをはが]*の[\p{Script=Han}\p{Script=Katakana}ー]{3,}$/u;
const ONE_WORD = /^(?!その他)\S+$/u;
/** Words of the shop, and not of the thing. */
const OF_SHOP =
  /公式|通販|通信販売|送料|無料|専門店|ショップ|ストア|オンライン|一覧|ブランド|お取り寄せ|ギフト|価格|販売/u;

/**
 * Words of a document's title behind the name of the thing: "e-paper tide clock" of "Slack: the e-paper tide
 * clock – Tarn", and a Japanese noun in a part of its own; null where it says no words, or more than four.
 */
export function kindInTitle(document: Documentish, names: readonly string[]): string | null {
  const parts = titleParts(squash(document.querySelector("title")?.textContent));
  for (const part of parts)
    for (const name of names) {
      const isBegun = name.length > 1 && part.toLowerCase().startsWith(name.toLowerCase());
      const behind = isBegun ? part.slice(name.length) : "";
      const [, kind] = BEFORE_DEED.exec(behind) ?? BEHIND.exec(behind) ?? [];
      // In Japanese the words behind it are the shelves, the maker and the word for a shop.
      if (kind && isJapanese(part) && !(ONE_WORD.test(kind) && !OF_SHOP.test(kind))) continue;
      if (kind) return kind.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
    }
  return parts.length > 2 ? kindBehindName(parts, names) : null;
}

/** 「柚子と米ぬかのクレンジング」 of 「【公式】とけるバーム｜柚子と米ぬかのクレンジング｜木の実研究室」 */
function kindBehindName(parts: readonly string[], names: readonly string[]): string | null {
  const at = parts.findIndex((part) => names.includes(part.replace(/^【[^】]*】\s*/u, "")));
  const kind = at === -1 ? "" : (parts.slice(0, -1)[at + 1] ?? "");
  return OF_KIND.test(kind) && !OF_SHOP.test(kind) ? kind : null;
}
