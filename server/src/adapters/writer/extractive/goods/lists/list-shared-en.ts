import type { Item } from "#kernel/shelf/items";
import { escapePattern } from "#kernel/text/escape-pattern";
import { namesKind } from "../../kinds/names-kind.ts";
import { isOfMaterials } from "../specs/materials-en.ts";
import { namedForTheEar } from "./list-names-en.ts";

/** So many of a list's names have what all of its things are called. */
const MOSTLY = 0.6;
const FEWEST = 4;
const FOR_WHOM = /^(?:men|women|kids|girls|boys|toddlers)['’]?s?['’]? /i;

/**
 * The things of an English list by what tells them apart: what the list is called, the maker that nearly all of
 * them begin with, and the long form of an abbreviation are said once, and not with each.
 */
export function withoutShared(items: readonly Item[], list: string): Item[] {
  const named = items.map((item) => ({ ...item, name: item.name.replace(LABEL, "") }));
  return named.length < FEWEST ? named : withoutMaker(withoutKind(explainedOnce(named), list));
}

/** "Item Number: TARN-1" */
const LABEL = /^(?:item|model|part|product) (?:number|no\.?|code|name|#)\s*:\s*/i;

/** "OAS (Obstacle Alarm System)": behind the first one everybody knows what the letters stand for. */
function explainedOnce(items: readonly Item[]): Item[] {
  const known = new Set<string>();
  return items.map((item) => ({
    ...item,
    name: item.name.replace(EXPLAINED, (all: string, short: string, long: string) => {
      const letters = (long.match(/(?<!\p{L})\p{L}/gu) ?? []).join("").toUpperCase();
      if (letters !== short) return all;
      if (known.has(short)) return short;
      known.add(short);
      return all;
    }),
  }));
}
const EXPLAINED = /(?<![\p{L}\d])(\p{Lu}{2,6}) \(((?:\p{L}+[ -]){1,5}\p{L}+)\)/gu;

/** "Tarn 20 Sleeping Bag - Men's" on a list of sleeping bags; a bare code among them gets the kind. */
function withoutKind(items: readonly Item[], list: string): Item[] {
  const kind = list.replace(FOR_WHOM, "");
  if (!namesKind(kind) || !kind.includes(" ")) return [...items];
  const one = kind.toLowerCase().replace(/(?<=[^su])s$/, "");
  const pattern = new RegExp(`(?<=\\S) ${escapePattern(one)}s?(?=$| - |,? \\p{Lu}*\\d)`, "iu");
  const shorter = items.map(({ name }) => name.replace(pattern, ""));
  const isOne = / shoes$| boots$/i.test(kind) ? kind.toLowerCase() : one;
  if (shorter.filter((name, at) => name !== items[at]?.name).length < MOSTLY * items.length)
    return [...items];
  return items.map((item, at) => {
    const name = shorter[at] ?? item.name;
    const isAlone = shorter.filter((other) => other === name).length === 1;
    if (/^\p{Lu}+-?\d+\p{Lu}*$/u.test(item.name)) return { ...item, name: `${item.name} ${isOne}` };
    return isAlone && /\p{Lu}|\d/u.test(name) && !isOpen(name) ? { ...item, name } : item;
  });
}
/** "Ridge Down" and "Ridge Hooded" wait for their noun. */
const isOpen = (name: string) => {
  const last =
    name
      .replace(/ - \p{L}+['’]?s['’]?$/u, "")
      .split(" ")
      .at(-1) ?? "";
  return isOfMaterials(last) || /^(?:down|\p{L}+(?:ed|less|able))$/iu.test(last);
};

const OF_ONE_MAKER = 0.7;
const SHORTEST_REST = 4;

/** Behind the first thing of a house, the others are its own as well. */
function withoutMaker(items: readonly Item[]): Item[] {
  const makers = Map.groupBy(items, ({ name }) => name.split(" ")[0] ?? "");
  const [maker, own] = [...makers].find(([, some]) => some.length >= OF_ONE_MAKER * items.length) ?? [];
  if (!maker || !/^\p{Lu}\p{L}+$/u.test(maker)) return [...items];
  const first = own?.[0];
  return items.map((item) => {
    const rest = item.name.slice(maker.length + 1);
    const isShort = rest.length < SHORTEST_REST || !/^\p{Lu}/u.test(rest);
    return item === first || !own?.includes(item) || isShort ? item : { ...item, name: rest };
  });
}

/** Goods without the words that they share; headlines and places of a ranking have names that are theirs as a whole. */
export const namedAsGoods = (items: Item[], list: string): Item[] =>
  items.some(({ rank }) => rank !== null) || 2 * items.filter(({ price }) => price).length < items.length
    ? namedForTheEar(items, list)
    : namedForTheEar(withoutShared(items, list), list);
