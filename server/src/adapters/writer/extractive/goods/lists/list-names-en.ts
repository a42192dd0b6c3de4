import type { Item } from "#kernel/shelf/items";
import { alternativesOf } from "#kernel/text/phrases";
import { endsInGoods } from "../../kinds/goods-nouns-en.ts";

/** Of so many names on, what they have in common is the shop's way of writing. */
const FEWEST = 4;
const MOSTLY = 0.6;

/** The names of an English list as one says them: without marks and codes that are for the eye. */
export function namedForTheEar(items: readonly Item[], list: string): Item[] {
  const isOfJobs = items.some(({ card }) => card?.isEmployer);
  const named = items.map((item) => ({ ...item, name: plain(isOfJobs ? job(item) : item.name) }));
  const isOfGoods = 2 * items.filter(({ price }) => price).length >= items.length;
  if (isOfGoods) return goods(named, list);
  const told = withoutSeries(named);
  return told.filter(({ name }, at) => told.findIndex((one) => one.name === name) === at);
}

const COLOUR = alternativesOf("colour-words-en");
/** "(Pack of 2) Oak Mill", "Oak Mill (YC W21)", "Oak Mill-White", "Cable, 3'" */
const plain = (name: string) =>
  name
    .replace(/\s\((?=[^()]*\d)[\p{Lu}\d]+(?: [\p{Lu}\d]+)*\)/gu, "")
    .replace(/^\([^()]*\)\s+(?=\p{Lu})/u, "")
    .replace(/[™®ⁿ]/gu, "")
    .replace(/\s[-–—]\s(?=[$€£]\d).*$/u, "")
    .replace(new RegExp(`(?<=\\p{Ll})-(?:${COLOUR})$`, "iu"), "")
    .replace(/(?<=(?:^|\s)\d+(?:\.\d+)?)\s?['’′](?= \p{L})/gu, "-foot")
    .replace(/(?<=\s\d+(?:\.\d+)?)\s?['’′]$/u, " feet")
    .replace(/(?<!\d)([¼½¾])-(?=\p{L})/gu, (_, part: string) => `${PARTS[part]}-`);
const PARTS: Record<string, string> = { "¼": "quarter", "½": "half", "¾": "three-quarter" };

/** "Developer (remote) - Full-time - EU WW-PT": who is sought, without how and where. */
const job = ({ name, card }: Item) => {
  const own = card?.by && name.startsWith(`${card.by} `) ? name.slice(card.by.length + 1) : name;
  const bare = own
    .replace(/ [-–—|] .*$/u, "")
    .replace(/ \p{Lu}{2}-\p{Lu}{2}$/u, "")
    .replace(/(?<=\S)\s*\([^()]*\)/gu, "");
  return bare.trim() || own;
};

/** "NEWS: Looms", "NEWS: Mills": what stands before nearly all entries says nothing of one. */
function withoutSeries(items: readonly Item[]): Item[] {
  const seriesOf = (name: string) => /^[^:]{2,30}: (?=\S)/u.exec(name)?.[0] ?? "";
  const [series = "", own = []] = [...Map.groupBy(items, ({ name }) => seriesOf(name))].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0] ?? ["", []];
  if (series === "" || own.length < FEWEST || own.length < MOSTLY * items.length) return [...items];
  return items.map((item) =>
    item.name.startsWith(series) ? { ...item, name: item.name.slice(series.length) } : item,
  );
}

function goods(items: readonly Item[], list: string): Item[] {
  const whole = withoutCodes(withoutHyphens(items.map((item) => ({ ...item, name: shorter(item.name) }))));
  return fromLeast(whole).map((item) => ({
    ...item,
    name: isOfThings(list) ? articled(item.name) : item.name,
  }));
}

/** "Berry Sweets - (30ct) 750mg", and a name with all that the shop praises. */
function shorter(name: string): string {
  const bare = name
    .replace(/(?:\s[-–])?\s*\(\d+ ?(?:ct|count|pcs?|pieces|pk|pack)\.?\)/giu, "")
    .replace(/(?<=\p{L})\s[\d.,]+ ?mg$/iu, "")
    .trim();
  if (bare.length <= LONGEST || OF_AUDIENCE.test(bare)) return bare;
  const [head = ""] = bare.split(/,\s|\s[-–—|]\s|\swith\s/u);
  return head.split(" ").length >= FEWEST_WORDS ? head : bare;
}
const LONGEST = 60;
const FEWEST_WORDS = 2;
const OF_AUDIENCE = / - \p{L}+(?:['’]s|s['’])$/u;

/** "Tarn-TX800", "Brook-Mill-2": addresses of pages, where all of a list's names are written so. */
function withoutHyphens(items: readonly Item[]): Item[] {
  const isSlug = ({ name }: Item) => /^(?:item number:\s*)?[\p{L}\d]+(?:-[\p{L}\d]+)+$/iu.test(name);
  const slugs = items.filter(isSlug);
  if (slugs.length < FEWEST || slugs.length < MOSTLY * items.length) return [...items];
  return items.map((item) => (isSlug(item) ? { ...item, name: item.name.replaceAll("-", " ") } : item));
}

const TAIL = /(?: (?![IVX]+(?: |$))\d?\p{Lu}{2,4})+$/u;
const FEWEST_CODES = 4;
/** "Tarn Loom MN OW": where many names end with letters of their own, these are a shop's for its colours and woods. */
function withoutCodes(items: readonly Item[]): Item[] {
  const tails = items.flatMap(({ name }) => TAIL.exec(name)?.[0].trim() ?? []);
  if (new Set(tails).size < FEWEST_CODES) return [...items];
  const codes = new Set(tails.flatMap((tail) => tail.split(" ")));
  return items.map((item) => {
    const [first = "", ...words] = item.name.split(" ");
    const kept = [first, ...words.filter((word) => !codes.has(word))];
    return kept.length > 1 ? { ...item, name: kept.join(" ") } : item;
  });
}

/** Of several sizes with one name the least price is told. */
function fromLeast(items: readonly Item[]): Item[] {
  const amount = ({ price }: Item) => Number(price?.replace(/[^\d.]/g, "") || Number.POSITIVE_INFINITY);
  return [...Map.groupBy(items, ({ name }) => name).values()].flatMap((same) => {
    const [least] = same.toSorted((one, other) => amount(one) - amount(other));
    if (!least) return [];
    const isOne = same.every(({ price }) => price === least.price);
    return [isOne ? least : { ...least, isFrom: true }];
  });
}

/** Whether a list is of things that one calls by "the": no sweets, no courses, no books. */
const isOfThings = (list: string) =>
  endsInGoods(list.replace(/s$/i, "")) &&
  !/(?:books?|courses?|subscriptions?|gummies|tea|coffee|sauces?)$/i.test(list);

/** "the Tarn 20"; a name of many, and one with a mark inside, which is quoted, have none. */
const articled = (name: string) =>
  /^(?:the|an?|my|your|our)\b/i.test(name) ||
  areMany(name.replace(OF_AUDIENCE, "")) ||
  /[.!?:;,]\s/.test(name)
    ? name
    : `the ${name}`;
/** "Fell Socks"; a series is one. */
const areMany = (name: string) => /s$/i.test(name) && (endsInGoods(name) || endsInGoods(name.slice(0, -1)));

/** Whether a name has letters or figures that nobody can say without the page before him. */
export const isHeap = (name: string): boolean =>
  /[/|]|\s[-–]\s(?!\p{L}+(?:['’]s|s['’])$)|\p{Lu}\d-\d|,\s/u.test(name) ||
  / (?!(?:of|by|to|in|on|at|or|up|no|my|de|la|le|du|an|as|is|it|el|en|da|di|x|dB)(?: |$))\p{Ll}{2}(?= |$)/u.test(
    name,
  );
