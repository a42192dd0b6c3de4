import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Draft } from "../../draft.ts";
import { endsInGoods } from "../../kinds/goods-nouns-en.ts";
import { numbersIn } from "../../ties.ts";
import { spokenPrice } from "./list-ends.ts";
import { isHeap } from "./list-names-en.ts";
import { turnOf } from "./list-turns-en.ts";
import type { SaidItem } from "./said-item.ts";

/** A listener follows so many names in a sentence. */
const MOST = 3;
/** One name more than that is better than a sentence for it alone. */
const MOST_AT_END = MOST + 1;
const WHO: Record<string, string> = {
  men: "for men",
  women: "for women",
  kids: "for kids",
  girls: "for girls",
  boys: "for boys",
  toddlers: "for toddlers",
};

interface Named {
  item: SaidItem;
  name: string;
  /** ", for $40, down from $55"; empty where the page states no price. */
  price: string;
}

/** Whether a name is one: "7 offers from" is a line that was cut. */
export const isWholeName = (name: string): boolean =>
  !/\s(?:from|of|for|with|and|or|by|at|the|an?)$/i.test(name.trim());

/** The first things of a long list that fill the seconds, several in a sentence; null where one cannot be said. */
export function groupedWithin(
  items: readonly SaidItem[],
  isFit: (text: string) => boolean,
  seconds: number,
  isExact = false,
): { told: SaidItem[]; said: Draft[][] } | null {
  const lasts = (drafts: readonly Draft[]) =>
    drafts.reduce((sum, { text }) => sum + sentenceSeconds(text, "en"), 0);
  // "Super Bros. Wonder" would end the sentence.
  const sayable = items.filter(({ name }) => splitScript(`It has ${name}.`).length === 1);
  const calm = sayable.filter(({ name }) => !isHeap(name));
  const whole = calm.length >= FEWEST_CALM ? calm : sayable;
  const fit = (count: number) => groupedInEnglish(whole.slice(0, count), whole[0] === items[0]);
  let count = Math.min(MOST, whole.length);
  // Two of long names are better than a script that lasts too long.
  if (isExact && count > FEWEST && lasts(fit(count)) > seconds) count = FEWEST;
  while (count < whole.length && lasts(fit(count + 1)) <= seconds) count += 1;
  const said = fit(count);
  return said.every(({ text }) => isFit(text))
    ? { told: whole.slice(0, count), said: said.map((draft) => [draft]) }
    : null;
}

const FEWEST = 2;
/** With so many names that are easily said, no other has to be. */
const FEWEST_CALM = 5;

/** Things of a long list, several in a sentence; those that cost the same share their price. */
export function groupedInEnglish(items: readonly SaidItem[], isFromFirst = true): Draft[] {
  const groups = inSentences(samePriced(items.map(named)));
  return groups.map((parts, turn) => {
    const text = `${turnOf(turn, isFromFirst)} ${joined(parts)}.`;
    const ties = parts.flat().flatMap(({ item, name, price }) =>
      numbersIn(`${name}${price}`).map((number) => ({
        text: number,
        blockIndex: item.blockIndex,
        factId: null,
      })),
    );
    return { text, ties: ties.filter((tie, at) => ties.findIndex(({ text }) => text === tie.text) === at) };
  });
}

function named(item: SaidItem): Named {
  const { said, isFrom, card, isSoldOut } = item;
  const former = card?.former ? `, down from ${spokenPrice(card.former, "en")}` : "";
  const soldOut = isSoldOut ? ", now sold out" : "";
  const name = spokenName(item.name);
  // "For men, for $40" would be heard as two of a kind.
  const price = said ? `, ${isFrom ? "from" : / for /.test(name) ? "at" : "for"} ${said}${former}` : "";
  return { item, name, price: `${price}${soldOut}` };
}

/** "Down Bag - Women's" is the down bag for women; names with a mark inside are quoted. */
export function spokenName(written: string): string {
  const [, thing = written, who = ""] = /^(.+) - (\p{L}+)(?:['’]s|s['’])$/u.exec(written) ?? [];
  const audience = WHO[who.toLowerCase()] ?? WHO[`${who.toLowerCase()}s`];
  const name = (audience ? thing : written).replace(/[“”"]/g, "").replace(/[.!]+$/, "");
  const shown = /[.!?:;,]\s/.test(name) ? `“${name}”` : endsInGoods(name) && !isMany(name) ? the(name) : name;
  return audience ? `${shown} ${audience}` : shown;
}
const the = (name: string) => (/^(?:the|an?|my|your|our)\b/i.test(name) ? name : `the ${name}`);
const isMany = (name: string) => /[^su]s$/i.test(name);

/** Runs of things with one price, in the order of the list. */
function samePriced(all: readonly Named[]): Named[][] {
  const byPrice = Map.groupBy(all, ({ price }) => price);
  const taken = new Set<Named>();
  return all.flatMap((one) => {
    if (taken.has(one)) return [];
    const same = (one.price === "" ? [] : (byPrice.get(one.price) ?? [])).filter(
      (other) => !taken.has(other),
    );
    const run = same.length > 1 ? same.slice(0, same.length === MOST_AT_END ? MOST_AT_END : MOST) : [one];
    for (const other of run) taken.add(other);
    return [run];
  });
}

function inSentences(parts: readonly Named[][]): Named[][][] {
  const groups: Named[][][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const isFull = last && wordsOf([...last, part]) > MOST_WORDS;
    if (last && last.flat().length + part.length <= MOST && !isFull) last.push(part);
    else groups.push([part]);
  }
  const [before, last] = groups.slice(-2);
  if (!before || !last) return groups;
  if (before.flat().length + last.flat().length <= MOST_AT_END && wordsOf([...before, ...last]) <= MOST_WORDS)
    groups.splice(-2, 2, [...before, ...last]);
  else if (last.flat().length === 1 && before.length > 2)
    groups.splice(-2, 2, before.slice(0, -1), [...before.slice(-1), ...last]);
  return groups;
}

/** Nobody says more in one breath. */
const MOST_WORDS = 38;
const wordsOf = (parts: readonly Named[][]) => joined(parts).split(" ").length;

/** "A, for $4; B and C, for $5 each" */
function joined(parts: readonly Named[][]): string {
  const said = parts.map((part) => {
    const names = listed(forAll(part.map(({ name }) => name)));
    const price = part[0]?.price ?? "";
    return `${names}${part.length > 1 ? price.replace(/^, (?:for|from|at) \S+(?: yen)?/, "$& each") : price}`;
  });
  const isNested = said.some((text) => text.includes(","));
  return isNested && said.length > 1 ? `${said.slice(0, -1).join("; ")}; and ${said.at(-1)}` : listed(said);
}
/** "Tarn 5 for men", "Tarn 5 for women" */
function forAll(names: readonly string[]): string[] {
  const told: string[] = [];
  for (const name of names) {
    const [, thing, whom] = /^(.+) for (\p{L}+)$/u.exec(name) ?? [];
    const at = told.findIndex((one) => thing !== undefined && one.startsWith(`${thing} for `));
    if (at === -1) told.push(name);
    else told[at] = `${told[at]} and ${whom}`;
  }
  return told;
}
const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
