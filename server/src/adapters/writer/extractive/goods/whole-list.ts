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
  items.some((item) => item.name === name || (item.card && !page.title.includes(name)))
    ? (page.title.split(/\s*[|｜]\s*/)[0] ?? name)
    : name;

/** Above its list a shop calls its buyers: "Shop our new mugs." */
export const isCall = (text: string): boolean =>
  /^(?:get|shop|discover|find|explore|browse|enjoy|save|buy|order|join|sign|check|see|learn|try|start|speed|land|choose|treat|stock|upgrade)\b/i.test(
    text,
  );
