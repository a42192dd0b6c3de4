import type { Block } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import type { Subject } from "../draft.ts";

const LONGEST_BUTTON = 40;
/** "Next page", 「もっと見る」: the page shows a part of its list. */
export const isOfMore = ({ text }: Block): boolean =>
  text.length <= LONGEST_BUTTON &&
  /次の(?:ページ|\d+件)|次へ|もっと[見み]る|[他ほか]\d+件|^(?:\d+ ){2,}|next page|(?:load|show|view|see) (?:more|all)/i.test(
    text,
  );

/** The name of the whole, and not of one of its things. */
export const nameOfList = ({ name, page }: Subject, items: readonly Item[]): string =>
  items.some((item) => item.name === name) ? (page.title.split(/\s*[|｜]\s*/)[0] ?? name) : name;
