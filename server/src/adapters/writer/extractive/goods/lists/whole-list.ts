import type { Block } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import type { Subject } from "../../draft.ts";
import { nameOfBareHome } from "../../title/title-home.ts";

const LONGEST_BUTTON = 40;
/** "Next page", 「もっと見る」: the page shows a part of its list. */
export const isOfMore = ({ text }: Block): boolean =>
  text.length <= LONGEST_BUTTON &&
  /次の(?:ページ|\d+件)|次へ|もっと[見み]る|[他ほか]\d+件|^(?:\d+ ){2,}|next page|(?:load|show|view|see) (?:more|all)/i.test(
    text,
  );

/** The name of the whole, and not of one of its things. */
export function nameOfList({ name, page }: Subject, items: readonly Item[]): string {
  const [titled = name] = page.title.split(/\s*[|｜]\s*/);
  const home = nameOfBareHome(page);
  if (home === name) return name;
  if (items.some((item) => item.name === name)) return home ?? titled;
  const isCarded = items.some(({ card }) => card !== undefined);
  // "Homes for sale" says more than homes do.
  const isOffered = OFFERED.test(titled) && titled.startsWith(name);
  return isCarded && (!page.title.includes(name) || isOffered) ? titled : name;
}
const OFFERED = / (?:for (?:sale|rent)|to (?:buy|rent|let))$/i;

/** Above its list a shop calls its buyers: "Shop our new mugs." */
export const isCall = (text: string): boolean =>
  /^(?:get|shop|discover|find|explore|browse|enjoy|save|buy|order|join|sign|check|see|learn|try|start|speed|land|choose|treat|stock|upgrade)\b/i.test(
    text,
  );

/** 「和食器 一覧 毎日の…」: a heading that the page does not mark runs into its lead. */
export const NAME_OF_SHELF =
  /^(?:[^\s、。はがをにで]{1,12}[ \u3000]){0,2}(?:一覧|特集|ランキング|新着(?:商品)?|カテゴリー?)[ \u3000]+(?=[^\s]{6})/u;

/** Whether a block stands below a heading of its own, and not below that of the whole list. */
export function isOfSection(blocks: readonly Block[], at: number, name: string): boolean {
  const head = blocks.slice(0, at).findLast(({ kind }) => kind === "heading");
  if (!head || head.level === 1 || tellsOfChoice(head.text, name)) return false;
  return !(
    head.text.toLowerCase().includes(name.toLowerCase()) && head.text.length < name.length + LONGEST_REST
  );
}
/** "How to Choose a Bike Helmet" is about all the things of a list, "How to choose a size" is not. */
const tellsOfChoice = (head: string, name: string) => {
  const noun =
    name
      .split(" ")
      .at(-1)
      ?.toLowerCase()
      .replace(/(?<=[^su])s$/, "") ?? "";
  return OF_CHOICE.test(head) && noun !== "" && head.toLowerCase().includes(noun);
};
const OF_CHOICE = /^(?:how to (?:choose|pick|buy)|types of|what to look for)\b|\bbuying guide$/i;
/** "Our Bike Helmets", and not "The Best Bike Helmets: Staff Picks". */
const LONGEST_REST = 12;

/** "Running Shoes. Tarn.com": a full stop would end the sentence around the title. */
export const ADDRESS = /[.。]\s+(\p{L}[\p{L}\d-]*)\.\p{L}{2,4}$/u;
/** A list by its name alone; the address behind it says whose it is, where nothing else does. */
export function withoutAddress(subject: Subject): Subject {
  const [tail, house = ""] = ADDRESS.exec(subject.name) ?? [];
  if (!tail) return subject;
  const site = subject.site ?? (/^\p{Lu}/u.test(house) ? house : null);
  return { ...subject, name: subject.name.replace(ADDRESS, ""), site };
}
