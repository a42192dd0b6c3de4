import { type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { type FoundFact, found } from "./found.ts";
import type { Line } from "./lines.ts";
import { pathOf } from "./places.ts";
import { mentionsOn, type PriceMention } from "./price/mentions.ts";

const FIRST = /初回(?!の方)/u;
const LATER = /[2２二]回目(?:以降|から)/u;
const SUBSCRIBED =
  /定期(?:便|購入|コース|お届け|配送)(?!なら|も|あり|対応|可|OK|[^】）)]{0,3}(?:割|OFF|オフ))|頒布会|サブスク/u;
const KINDS = new Set(["subscription", "current"]);
/** So many elements lie between the first price and the following one. */
const NEAR = 16;

/**
 * The first price of a Japanese subscription with the one that follows it, where the page sells that: the first alone
 * would be heard as the price of each delivery. None where its condition cannot be told.
 */
export function subscriptionPrice(
  document: Documentish,
  lines: readonly Line[],
  isOnlySo: boolean,
): FoundFact[] {
  if (!lines.some(({ text }) => LATER.test(text))) return [];
  const all = mentionsOn(lines.filter(({ elsewhere }) => !elsewhere)).filter(({ kind }) => KINDS.has(kind));
  const named = ofChosen(all.filter(({ label }) => FIRST.test(label) && !LATER.test(label)));
  const following = ofChosen(all.filter(({ label }) => LATER.test(label)));
  // Examples and small print further down have amounts of their own.
  const first = named.filter((one) => following.some((other) => distance(one, other) <= NEAR));
  const later = following.filter((one) => named.some((other) => distance(one, other) <= NEAR));
  const start = first.find(controlIn) ?? first[0];
  const next = later.find(controlIn) ?? later[0];
  const condition = conditionIn(lines);
  const isClear = amountsOf(first).size === 1 && amountsOf(later).size === 1 && start?.tax === next?.tax;
  if (!start || !next || !isClear || condition === null || start.amount === next.amount) return [];
  if (start.currency !== "JPY" || !isSold(document, first, isOnlySo)) return [];
  const price = found({
    kind: "price",
    value: start.amount,
    currency: "JPY",
    source: "visible",
    path: pathOf(start.piece.element),
    excerpt: start.line.text,
  });
  const variants = [
    { name: "初回", price: start.amount, stock: null },
    { name: "2回目以降", price: next.amount, stock: null },
  ];
  return price.map((fact) => ({
    ...fact,
    provenance: fact.provenance && {
      ...fact.provenance,
      variants,
      ...(condition ? { terms: condition } : {}),
    },
  }));
}

const distance = (one: PriceMention, other: PriceMention) => Math.abs(one.line.order - other.line.order);
const amountsOf = (all: readonly PriceMention[]) => new Set(all.map(({ amount }) => amount));

/** Where several amounts can be chosen, one bottle or two, those that are what the chosen one costs. */
function ofChosen(mentions: readonly PriceMention[]): readonly PriceMention[] {
  const chosen = amountsOf(mentions.filter((one) => controlIn(one)?.hasAttribute("checked")));
  return chosen.size === 1 ? mentions.filter(({ amount }) => chosen.has(amount)) : mentions;
}

/** Whether the subscription is chosen, or named by the page, or the only way to buy. */
function isSold(document: Documentish, mentions: readonly PriceMention[], isOnlySo: boolean): boolean {
  const offered = mentions.filter((one) => controlIn(one));
  if (offered.length > 0)
    return offered.some((one) => controlIn(one)?.hasAttribute("checked") || isActive(choiceOf(one)));
  const heads = [document.querySelector("title"), document.querySelector("h1")];
  return isOnlySo || heads.some((head) => SUBSCRIBED.test(squash(head?.textContent)));
}
const choiceOf = ({ piece }: PriceMention) => nearest(piece.element, isChoice);
const controlIn = (mention: PriceMention) =>
  choiceOf(mention)?.querySelector("input[type=radio], input[type=checkbox]") ?? null;
const isChoice = hasTag("LABEL", "LI");
const isActive = (box: Elementish | null) =>
  /(?:^|[-_\s])(?:selected|active|checked)(?:$|[-_\s])/i.test(box?.getAttribute("class") ?? "");

const CONDITION = /継続|条件|縛り|約束|回以上/u;
const NONE = /(?:なし|無し|ありません|ございません|いつでも|不要)/u;
const TIMES = /(\d+)回以上(?:の|を)?ご?(?:継続|購入|利用|受け?取り?)/u;

/** 「3回以上の継続」: how long one has to go on for the first price; null where the page asks what is not understood. */
function conditionIn(lines: readonly Line[]): string | null {
  const asked = lines
    .filter(({ elsewhere }) => !elsewhere)
    .map(({ text }) => text.normalize("NFKC"))
    .filter((text) => FIRST.test(text) && CONDITION.test(text) && !NONE.test(text));
  const times = new Set(asked.map((text) => TIMES.exec(text)?.[1] ?? "").filter(Boolean));
  const [count] = times;
  if (times.size === 1) return `${count}回以上の継続`;
  return asked.length === 0 ? "" : null;
}
