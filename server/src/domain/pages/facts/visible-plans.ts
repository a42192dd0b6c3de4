import type { Variant } from "#kernel/page";
import { priceKinds } from "#kernel/vocabulary";
import { isHidden } from "../html/boilerplate.ts";
import { type Documentish, type Elementish, isElement, isText, type Nodeish, squash } from "../html/dom.ts";
import { allWithin, firstWithin } from "../html/lookup.ts";
import { type FoundFact, found } from "./found.ts";
import { CONCEALED } from "./lines.ts";
import { pathOf } from "./places.ts";
import { planServiceName } from "./plan-name.ts";
import { type Asked, planPriceIn, TAX_OF_ALL } from "./plan-price.ts";

/** The plans of a service as a Japanese page shows them. */
interface Plans {
  box: Elementish;
  /** None where it stays open what is paid. */
  variants: Variant[];
  /** 「月払い」, where other terms have other prices. */
  terms: string;
  /** The words that say whether tax is in the prices. */
  tax: string;
}

/** 「お手頃価格」 praises goods. */
const ABOUT =
  /料金|プラン|価格(?=表|プラン|一覧|の?ご?案内|[\s|｜]|$)|(?:^|[\s|｜])(?:pricing|plans?)(?![a-z])/i;
/** Others write of plans, too: of those of many houses. */
const OF_OTHERS = /比較|おすすめ|お勧め|ランキング|まとめ|\d選|とは|違い|選び方|方法|レビュー|評判|口コミ/u;
const FEWEST = 2;
const MOST = 6;
const LONGEST_NAME = 16;
const LONGEST_BOX = 700;
/** A page with more headings is no page of plans. */
const MOST_HEADS = 60;
/** So far above its heading a box may end. */
const HIGHEST = 3;
const NO_PRICE = /見積|問い?合わせ|相談/u;
const PER_HEAD = /[1１一]\s?(?:人|名|ユーザー?|ID|アカウント|店舗|席)(?:あたり|当たり|につき)/u;

/** The plans among which a buyer of a service chooses; null where a page shows none. */
export function visiblePlans(document: Documentish): Plans | null {
  const heads = ["title", "h1"].map((tag) => squash(document.querySelector(tag)?.textContent));
  if (!heads.some((head) => ABOUT.test(head)) || heads.some((head) => OF_OTHERS.test(head))) return null;
  for (const boxes of groupsOf(document)) {
    const asked = boxes.map((box) => ({ box, name: nameOf(box), price: planPriceIn(textAbove(box)) }));
    const priced = asked.filter(({ box, price }) => price !== null || !NO_PRICE.test(textAbove(box)));
    if (priced.length >= FEWEST && priced.some(({ price }) => price?.period)) {
      const page = wordsOf(document.body);
      const terms = termsOf(document);
      const isTold = terms !== null && priced.every(({ name, price }) => name && isWhole(price, page));
      const paid = priced.flatMap(({ price }) => (price && price.amount !== "0" ? [price] : []));
      const isAlike = new Set(paid.map(({ tax }) => tax)).size === 1;
      const variants = priced.map(({ name, price }) => ({
        name,
        price: price?.amount ?? "",
        stock: null,
        ...(price?.per ? { per: price.per } : {}),
      }));
      return {
        box: boxes[0] as Elementish,
        variants: isTold && isAlike ? variants : [],
        terms: terms ?? "",
        tax: paid[0]?.tax || (TAX_OF_ALL.exec(page)?.[0] ?? ""),
      };
    }
  }
  return null;
}

/** The facts of a service: what its plans cost, and nothing of what it sells beside them. */
export function withPlans(document: Documentish, plans: Plans, facts: FoundFact[]): FoundFact[] {
  const name = planServiceName(document);
  const named = facts.filter(({ kind }) => kind === "name");
  return [
    ...planFacts(plans),
    ...(named.length > 0 && name
      ? found({ kind: "name", value: name, source: "opengraph", path: "og:title" })
      : named),
    ...facts.filter((fact) => fact.kind !== "name" && !isOfGoods(fact)),
  ];
}
/** Beside its plans a service sends nothing and has no stock: such words are of an addition. */
const isOfGoods = ({ kind }: FoundFact) =>
  priceKinds.has(kind) || kind === "availability" || kind === "shipping";

/** The prices of all, as a fact of the cheapest one that is paid for. */
function planFacts({ box, variants, terms, tax }: Plans): FoundFact[] {
  const paid = variants.filter(({ price }) => price !== "0");
  const [first] = paid.toSorted((a, b) => Number(a.price) - Number(b.price));
  if (!first) return [];
  const words = `${first.name} ${first.per ?? ""}${first.price}円 ${tax}`.trim();
  return found({
    kind: "price",
    value: first.price,
    currency: "JPY",
    source: "visible",
    path: pathOf(box),
    excerpt: words,
  }).map((fact) => ({
    ...fact,
    provenance: fact.provenance && { ...fact.provenance, variants, ...(terms ? { terms } : {}) },
  }));
}

/** Of an amount for each person or month no listener is to think that it is for all. */
const isWhole = (price: Asked | null, page: string) =>
  price !== null &&
  (price.amount === "0" || (price.period !== "" && (price.head !== "" || !PER_HEAD.test(page))));

/** Boxes side by side that have a heading of one rank each, and something to press. */
function groupsOf(document: Documentish): Elementish[][] {
  const parents = new Set<Elementish>();
  const groups: Elementish[][] = [];
  for (const heading of [...document.querySelectorAll("h2, h3, h4, h5")].slice(0, MOST_HEADS)) {
    const rank = heading.tagName.toLowerCase();
    let box = heading.parentElement;
    for (let up = 0; up < HIGHEST && box?.parentElement; box = box.parentElement, up++) {
      const parent: Elementish = box.parentElement;
      const { tagName } = box;
      if (parents.has(parent)) break;
      const alike = [...parent.children].filter(
        (one) => one.tagName === tagName && allWithin(one, rank).length === 1,
      );
      if (alike.length < FEWEST) continue;
      const isGroup =
        alike.length <= MOST &&
        alike.every((one) => (one.textContent ?? "").length <= LONGEST_BOX) &&
        alike.some((one) => firstWithin(one, "a, button") !== null);
      parents.add(parent);
      if (isGroup) groups.push(alike);
      break;
    }
  }
  return groups;
}

function nameOf(box: Elementish): string {
  const name = squash(firstWithin(box, "h2, h3, h4, h5")?.textContent);
  return name.length <= LONGEST_NAME && /^[^。、！？:：]*\p{L}[^。、！？:：]*$/u.test(name) ? name : "";
}

const TERMS = /^(?:月|年)(?:額|間|次)?(?:払い?|契約|プラン)|^(?:毎月|年間)(?:払い|契約)/u;
const CHOSEN = /(?:^|[-_\s])(?:selected|active|current|checked|on)(?:$|[-_\s])/i;
const isChosen = (one: Elementish) =>
  ["aria-selected", "aria-pressed", "aria-checked"].some((name) => one.getAttribute(name) === "true") ||
  firstWithin(one, "input[checked]") !== null ||
  CHOSEN.test(one.getAttribute("class") ?? "");

/** The terms that are chosen among several; null where it cannot be seen which. */
function termsOf(document: Documentish): string | null {
  const switches = [...document.querySelectorAll("button, label, [role=tab], [role=radio]")].flatMap(
    (element) => {
      const [word] = TERMS.exec(squash(element.textContent)) ?? [];
      return word ? [{ word, element }] : [];
    },
  );
  if (new Set(switches.map(({ word }) => word)).size < 2) return "";
  const chosen = new Set(switches.filter(({ element }) => isChosen(element)).map(({ word }) => word));
  const [word = null] = chosen;
  return chosen.size === 1 ? word : null;
}

/** The words shown of a box above its first list: amounts in it are of additions. */
const textAbove = (box: Elementish) => wordsOf(box, /^(?:ul|ol|dl|table)$/i).normalize("NFKC");

function wordsOf(node: Nodeish, end?: RegExp): string {
  const parts: string[] = [];
  const visit = (one: Nodeish): boolean => {
    if (isText(one)) parts.push(one.textContent ?? "");
    if (!isElement(one) || isHidden(one) || CONCEALED.test(one.getAttribute("class") ?? "")) return true;
    if (end?.test(one.tagName)) return false;
    if (!INLINE.test(one.tagName)) parts.push(" ");
    return [...one.childNodes].every(visit);
  };
  visit(node);
  return squash(parts.join(""));
}
const INLINE = /^(?:span|small|b|strong|em|i|font|sup|sub)$/i;
