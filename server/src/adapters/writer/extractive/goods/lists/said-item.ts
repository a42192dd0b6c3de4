import type { Page } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import { standsInJapanese } from "../../text/sentences/japanese-sentence.ts";
import { speakable } from "../../text/signs/speakable.ts";
import { spokenPrice } from "./list-ends.ts";

/** An item whose words are ready to be said. */
export interface SaidItem extends Omit<Item, "text"> {
  /** Whether the page shows it before all others. */
  isFirst?: boolean;
  /** The amount as it is said; null where none is sure. */
  said: string | null;
  /** A phrase that says what kind of thing it is; null where the page begins with a sentence. */
  gist: string | null;
  /** Whether the page says that tax is in the price, or is not. */
  tax: "included" | "excluded" | null;
}

/** The words of an item as they are said. */
export function saidOf({ text, ...item }: Item, page: Page): SaidItem {
  const { language, blocks } = page;
  const [called, kind] = language === "ja" ? partedName(item.name) : [item.name, null];
  const name = speakable(called, language).replace(/[。.、,：:\s]+$/, "");
  const own = blocks[item.blockIndex]?.text ?? "";
  const tax = /税込/.test(own) ? "included" : /税抜|税別|[＋+]税/.test(own) ? "excluded" : null;
  const said = item.price === null ? null : spokenPrice(item.price, language);
  return { ...item, name, tax, said, gist: language === "ja" ? (kind ?? gistOf(text)) : null };
}

/** 「2. はんぶん座｜席が半分しかない映画館」: the place on the list, the name, and in a few words the kind. */
function partedName(heading: string): [string, string | null] {
  const bare = heading.replace(/^\s*[\d０-９]{1,2}[.．、)）]\s*(?=[\p{L}「])/u, "");
  const [, name = "", kind = ""] = /^([^｜|]{2,16})[｜|]([^｜|。！？!?：:]{4,30})$/u.exec(bare) ?? [];
  return ENDS_IN_KIND.test(kind) ? [name.trim(), kind.trim()] : [bare, null];
}
const ENDS_IN_KIND =
  /[のいるたなすく](?![一二三四五六七八九十百]+\p{L}?$)[\p{Script=Han}\p{Script=Katakana}ー]+$/u;

/** "雨でたるまない綿混の布。": a phrase that ends with its noun says what a thing is. */
function gistOf(text: string): string | null {
  const [, phrase] = /^([^。！？!?：:]{5,36})。/.exec(speakable(text, "ja")) ?? [];
  const isNoun =
    /[のいるたな](?![一二三四五六七八九十百]+\p{L}?$)[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(
      phrase ?? "",
    );
  return phrase && isNoun && !standsInJapanese(`${phrase}。`) ? phrase : null;
}

/** The block in which an item's own words stand. */
export const textBlockOf = ({ text, blockIndex }: Item, { blocks }: Page) => {
  const start = text.slice(0, 12);
  const at = blocks.findIndex((block, index) => index >= blockIndex && block.text.includes(start));
  return at === -1 ? blockIndex : at;
};
