import type { LeftOut } from "#kernel/left-out";
import type { Fact, Variant as Kind, Page } from "#kernel/page";
import { isShelf } from "#kernel/shelf/is-shelf";
import { isOneThing } from "#kernel/shelf/one-thing";
import { unitOf } from "#kernel/ties/units";
import type { FactKind } from "#kernel/vocabulary";
import { contradictionsOf, leftOutOf } from "../../contradictions.ts";
import type { Offer } from "../draft.ts";
import { isUsed } from "../kinds/used-en.ts";
import { isFirstPage } from "../title/title-home.ts";
import { folded, isAddressOf } from "../title/title-house.ts";
import { namesKindShown } from "./chosen-option-ja.ts";
import { withGoneKinds } from "./gone-kinds-ja.ts";
import { isOnlyDeclared } from "./only-declared-en.ts";
import { isLeastOfTable, optionPrices } from "./option-prices.ts";

/** Below, a price or stock is a guess. */
const SURE: Partial<Record<FactKind, number>> = { price: 0.5, availability: 0.7 };
/** Other statements of the page have lowered it, and proved to be no contradiction. */
const SURE_BESIDE_OTHERS = 0.3;
/** Fewer ratings than this are no opinion of "customers". */
const FEWEST_REVIEWS = 3;

/** The offer as a script may say it, and the statements left out because the page contradicts itself. */
export function offerOf(page: Page): { offer: Offer; leftOut: LeftOut[] } {
  const { facts, type } = page;
  const find = (kind: FactKind) =>
    type === "product" ? (facts.find((fact) => fact.kind === kind) ?? null) : null;
  const [price, availability] = [find("price"), find("availability")];
  const priced = page.language === "ja" ? (price?.provenance?.variants ?? []) : [];
  const kinds = withGoneKinds(priced, availability);
  const isNamed =
    kinds.length > 1 && kinds.length <= MOST_NAMED && !kinds.some(({ name }) => CODE.test(name));
  // Where the page shows what each of its sizes costs, its data is only older.
  const doubtful = contradictionsOf(page).filter((fact) => !(isNamed && fact === price));
  const sure = (fact: Fact | null) =>
    fact && !doubtful.includes(fact) && fact.confidence >= least(fact) ? fact : null;
  // An amount in no known currency is only a number.
  const isOfMany = isOfOneOfMany(page, price);
  const variants = variantsOf(price);
  const isSold = price?.currency && !isOfMany && (isNamed || !isOfPlans(price));
  const options = price?.currency ? optionPrices(page, price.currency) : [];
  const isOfOther = price !== null && isOfOneVariant(price, variants);
  // A sentence may say of an English price that it is one of several.
  const isTold = price && !isOneOf(price, options) && (page.language === "en" || !isOfOther);
  const said = isSold && isNamed ? price : isSold && isTold ? sure(price) : null;
  const before = find("list_price");
  // The dearest of several that costs as much as the thing did is the thing before its sale.
  const others = variants.filter(({ amount }) => amount !== Number(before?.value));
  const reviews = find("review_count");
  const isKnown = Number(reviews?.value ?? 0) >= FEWEST_REVIEWS;
  const rating = find("rating");
  return {
    offer: {
      price: said,
      usual:
        said &&
        before &&
        !isRange(others) &&
        (isNamed || kinds.length === 0) &&
        before.currency === said.currency &&
        Number(before.value) > Number(said.value)
          ? before
          : null,
      // Goods that are bid for, or that others sell, are in no stock of the shop.
      availability:
        !isOfMany &&
        !price?.provenance?.asked &&
        isSameStock(kinds, isNamed, availability) &&
        isSameState(variants) &&
        saysStock(page, availability, doubtful)
          ? sure(availability)
          : null,
      rating: isKnown && rating && isMean(rating, reviews) ? rating : null,
      reviews: isKnown ? reviews : null,
      isLowest:
        said !== null &&
        !namesKindShown(page, said) &&
        (isLowestKind(said, kinds) ||
          (isRange(others) && !isOfOther) ||
          isFirstOf(said, options) ||
          isLeastOfTable(page, Number(said.value), said.currency ?? "") ||
          isLowestOf(page, said, Number(before?.value)) ||
          beginsRange(page, said)),
      isOfOneVersion: said !== null && isOfOther && !isNamed,
      variants: said && isNamed ? kinds : [],
    },
    leftOut: leftOutOf(doubtful, page.language),
  };
}

/** 「AK-20-450」 names a kind for the eye alone. */
const CODE = /^(?=.*\d)[A-Z\d-]{5,}$/u;
/** A listener keeps the prices of so many. */
const MOST_NAMED = 4;
/** The price of one plan says nothing without its name, nor without for whom and how long it is paid. */
const isOfPlans = ({ provenance }: Fact) => (provenance?.variants ?? []).some(({ per }) => per);
/** That one can be had says nothing of those that cannot. */
const isSameStock = (kinds: readonly Kind[], isNamed: boolean, stated: Fact | null) =>
  !/^(?:In|OutOf)Stock$/.test(stated?.value ?? "") ||
  !kinds.some(({ stock }) => stock === "OutOfStock" || (!isNamed && stock === null));
const isLowestKind = ({ value }: Fact, kinds: readonly Kind[]) =>
  kinds.some(({ price }) => Number(price) > Number(value)) &&
  !kinds.some(({ price }) => Number(price) < Number(value));

interface Variant {
  amount: number;
  state: string;
}

/** "9980 InStock / 12640 BackOrder": what the data of a page states of several variants; none where they state the same. */
function variantsOf(price: Fact | null): Variant[] {
  const stated = (price?.provenance?.excerpt ?? "").split(" / ");
  const variants = stated.flatMap((text): Variant[] => {
    const [, amount, state = ""] = /^(\d+(?:\.\d+)?)(?: ([A-Za-z]+))?$/.exec(text) ?? [];
    return amount ? [{ amount: Number(amount), state }] : [];
  });
  return stated.length > 1 && variants.length === stated.length ? variants : [];
}
const isRange = (variants: readonly Variant[]) => new Set(variants.map(({ amount }) => amount)).size > 1;
const isSameState = (variants: readonly Variant[]) => new Set(variants.map(({ state }) => state)).size <= 1;
/** Where others cost less, nobody hears of which one the price is. */
const isOfOneVariant = ({ value }: Fact, variants: readonly Variant[]) =>
  variants.some(({ amount }) => amount < Number(value));

/** Of a table's prices the least is told as that, and any other as none: nobody hears of which row it is. */
const isFirstOf = ({ value }: Fact, options: readonly number[]) =>
  Math.min(...options) === Number(value) && options.some((amount) => amount > Number(value));
const isOneOf = ({ value }: Fact, options: readonly number[]) =>
  options.includes(Number(value)) && options.some((amount) => amount < Number(value));

/** "Mills for Sale in Tarn": only some of them are on the page, and the price that it has is one's. */
const OF_MANY = /\p{L}{2}s for sale\b/iu;

/**
 * Whether a page shows many things, of which a price or a stock is only one's: a shelf, a title of many, or a shop's
 * first page that does not declare itself the page of what it is called by.
 */
function isOfOneOfMany(page: Page, price: Fact | null): boolean {
  if (isShelf(page.blocks) && !isOneThing(page.facts)) return true;
  if (price?.source === "user") return false;
  if (OF_MANY.test(page.title)) return true;
  if (!isFirstPage(page)) return false;
  // The heading of all names no thing that a price was declared with.
  const isOwn = ({ kind, source, value }: Fact) =>
    kind === "name" && source === price?.source && folded(value) === folded(page.title);
  return price?.source === "visible" || !(page.facts.some(isOwn) || isOfCalled(page, price));
}

/**
 * Below "The desk that lives above your radiator" a script calls the thing as the data does: that data's price is the
 * thing's own, where it has a number and the page shows the same amount. The shop's own name is above many things.
 */
function isOfCalled({ facts, title, site, url }: Page, price: Fact | null): boolean {
  const called = facts.find(({ kind }) => kind === "name");
  const isOfShop = isAddressOf(title, url) || (site !== null && folded(title) === folded(site));
  return (
    called?.source === price?.source && isOneThing(facts) && Boolean(price?.provenance?.shown) && !isOfShop
  );
}

const least = ({ kind, provenance }: Fact) => (provenance?.others ? SURE_BESIDE_OTHERS : (SURE[kind] ?? 0));

/** That it can be had says nothing where the price is in doubt, nor where one of its colours is sold out. */
function saysStock(page: Page, stock: Fact | null, doubtful: readonly Fact[]): boolean {
  if (stock?.value !== "InStock") return true;
  if (isUsed(page) || isOnlyDeclared(page, stock)) return false;
  if (TAKES_WEEKS.test(stock.provenance?.excerpt ?? "")) return false;
  if (doubtful.some(({ kind }) => kind === "price")) return false;
  const isOfOne = MARK_OF_STOCK.test(stock.provenance?.excerpt ?? "");
  return !page.blocks.some(
    ({ kind, text }) =>
      kind === "table_row" &&
      text.split(/\s?[/／:：]\s?/).some((cell) => SOLD_OUT.test(cell) || (isOfOne && NONE.test(cell))),
  );
}
/** "Usually ships in 2-3 weeks": it is made or ordered in. */
const TAKES_WEEKS = /\bin (?:about |approx\. )?[\d–-]+(?: to \d+)? (?:business )?(?:weeks?|months?)\b/i;
const MARK_OF_STOCK = /^\s*[○〇◯◎△▲]\s*$/;
const NONE = /^\s*[×✕✖]\s*$/;
const SOLD_OUT = /^\s*(?:売り?切れ|品切れ|在庫(?:なし|切れ)|完売|sold out|out of stock)\s*$/i;

/** The mean of so many ratings is never the best grade: 97 % was rounded to 10 of 10. */
const MANY_REVIEWS = 30;
const isMean = ({ value }: Fact, reviews: Fact | null) => {
  const [stars, best] = value.split("/").map(Number);
  return stars !== best || Number(reviews?.value ?? 0) < MANY_REVIEWS;
};

const AMOUNT = /^([¥$£€]?)\s?(\d[\d,.]*)\s?(円?)(?:\s?\(?税込み?\)?)?$/;
const MANY = String.raw`\d[\d.,]*\s?(?:個|本|枚|袋|箱|缶|瓶|杯|食|人|名|泊|号|kg|g|ml|l|cm|oz|lbs?|pieces?|pcs)(?:入り?|用|セット)?`;
/** "小", "Lサイズ", "10個入り", "pack of 5": a label that says a size and nothing of what is paid. */
const SIZE = new RegExp(
  String.raw`^(?:特?[大中小](?:サイズ|袋|箱|瓶|缶)?|(?:[X\d]{0,3}[SL]|M)(?:サイズ)?|(?:extra[ -]?)?(?:small|medium|large)|(?:pack|box|set|bag) of \d+)(?:\s?\([^()]{1,20}\))?$|^${MANY}$`,
  "i",
);

/** "From $899", "starts at $569": the price of the smallest of several. */
const FROM =
  /\b(?:from|start(?:s|ing) (?:at|from)|as low as):?\s*(?:[A-Z]{2,3}\s?)?[$€£]?\s?(\d(?:[\d.,]*\d)?)/i;
const amountOf = (digits: string) =>
  Number(
    /[.,]\d{2}$/.test(digits)
      ? digits.replace(/[.,](?=.*[.,])/g, "").replace(",", ".")
      : digits.replace(/[.,]/g, ""),
  );

/** 「1,382 〜 3,240円」: beside the price stands how much the largest size costs. */
function beginsRange({ language }: Page, { value, provenance }: Fact): boolean {
  if (language === "en") {
    const text = provenance?.shown ?? provenance?.excerpt ?? "";
    const [, digits = ""] = FROM.exec(text) ?? [];
    const [, low = "", high = ""] = RANGE.exec(text) ?? [];
    if (high !== "" && amountOf(low) === Number(value)) return amountOf(high) > amountOf(low);
    return digits !== "" && amountOf(digits) === Number(value);
  }
  if (language !== "ja") return false;
  const text = (provenance?.shown ?? provenance?.excerpt ?? "")
    .normalize("NFKC")
    .replace(/(?<=\d),(?=\d{3})/g, "");
  const [, low, high] = /^[¥￥]?\s?(\d+)\s?円?\s?[~〜～–—]\s?[¥￥]?(\d+)\s?円?/.exec(text) ?? [];
  return low === value && Number(high) > Number(low);
}

/** "$128.00 – $164.00": what the cheapest and the dearest of all kinds cost. */
const RANGE = /^\D{0,3}(\d[\d.,]*)\s?[–—]\s?\D{0,3}(\d[\d.,]*)(?!\d)/u;

/** Whether rows of the page ask this price for one of its sizes and more for others. */
function isLowestOf({ facts }: Page, price: Fact, former: number): boolean {
  const bySize = new Map(
    facts.flatMap(({ kind, label, value }): [string, number][] => {
      const [size, text] = [label ?? "", value].map((words) => words.normalize("NFKC").trim());
      const [, sign, digits = "", yen] =
        kind === "specification" && SIZE.test(size ?? "") ? (AMOUNT.exec(text ?? "") ?? []) : [];
      const amount = Number(digits.replace(/,/g, ""));
      return unitOf(sign || yen).unit === price.currency && amount !== former ? [[size ?? "", amount]] : [];
    }),
  );
  const amounts = [...bySize.values()];
  const lowest = Math.min(...amounts);
  return lowest === Number(price.value) && Math.max(...amounts) > lowest;
}
