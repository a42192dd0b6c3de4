import type { Provenance } from "#kernel/page";
import { type FactKind, priceKinds } from "#kernel/vocabulary";
import { type Documentish, squash } from "../html/dom.ts";
import type { LinkedData } from "../html/json-ld.ts";
import { bookFacts } from "./book.ts";
import { writtenBy } from "./book-author.ts";
import { brandsInOrder } from "./brands-in-order.ts";
import { filedUnder, withShelves } from "./filed-under.ts";
import { type FoundFact, found } from "./found.ts";
import { gtinsInOrder } from "./gtin.ts";
import { headingOf } from "./heading.ts";
import { identifierOf } from "./identifiers.ts";
import { imageFacts } from "./images.ts";
import { reviewsInOrder } from "./item-reviews.ts";
import { kindInTitle } from "./kind-in-title.ts";
import { labelledCodes } from "./labelled-codes.ts";
import { linesOf } from "./lines.ts";
import { inLocalCurrency } from "./local-currency.ts";
import { markedUpProduct } from "./microdata.ts";
import { namesInOrder } from "./names-in-order.ts";
import { withoutOtherKinds } from "./of-other-kind.ts";
import { statesOfThisMarket } from "./of-this-market.ts";
import { openGraphCurrency, openGraphFacts } from "./opengraph.ts";
import { withPeriod } from "./paid-each.ts";
import type { Place } from "./places.ts";
import { withAsked } from "./price/asked.ts";
import { withChosenKind } from "./price/choice-label.ts";
import { withHeldFor } from "./price/held-for-en.ts";
import { withOldAmounts } from "./price/old-amounts.ts";
import { pricesInOrder } from "./price/settle-price.ts";
import { visiblePriceFacts, visiblePrices } from "./price/visible-price.ts";
import { offeredAmounts, productFacts } from "./product.ts";
import { visibleShipping } from "./shipping.ts";
import { choiceOn } from "./shown-variant.ts";
import { specifications } from "./specifications.ts";
import { statedAmounts, statedBrand, statedPrice, stateOf } from "./state.ts";
import { statesInOrder } from "./stock-confidence.ts";
import { brandBelow, brandOfHeading, brandOfRows, linkedBrand, visibleBrand } from "./visible-brand.ts";
import { visiblePlans, withPlans } from "./visible-plans.ts";
import { visibleRating } from "./visible-rating.ts";
import { visibleAvailability } from "./visible-stock.ts";
import { subscriptionPrice } from "./visible-subscription.ts";
import { withVariants } from "./with-variants.ts";

/**
 * Facts that a page states about its product, each with its source. The most trusted source speaks; a second
 * source with the same words raises the confidence.
 */
export function factsOf(
  document: Documentish,
  data: LinkedData,
  url: string,
  places: readonly Place[],
): FoundFact[] {
  const microdata = markedUpProduct(document, "microdata");
  const rdfa = markedUpProduct(document, "rdfa");
  const choice = choiceOn(document);
  const stated = [
    ...(data.product ? productFacts(data.product, "json-ld", url, choice) : []),
    ...(microdata ? productFacts(microdata, "microdata", url, choice) : []),
    ...(rdfa ? productFacts(rdfa, "rdfa", url, choice) : []),
    ...openGraphFacts(document),
  ];
  const state = stateOf(document);
  const currency = stated.find((fact) => fact.currency)?.currency ?? openGraphCurrency(document);
  const lines = linesOf(document);
  const names = stated.flatMap(({ kind, value }) => (kind === "name" ? [value] : []));
  const heading = headingOf(document, lines, names);
  const labelled = labelledCodes(lines, heading?.order ?? 0);
  const codes = labelled.map(({ value }) => value);
  const structured = withoutOtherKinds(document, stated, heading?.text, codes);
  const said = new Set([
    ...statedAmounts(document, state),
    ...structured.filter(({ kind }) => kind === "price").map(({ value }) => Number(value)),
  ]);
  const prices = visiblePrices(lines, heading?.order ?? 0, said);
  const shown = inLocalCurrency(visiblePriceFacts(prices), currency, document, url);
  const visible = [
    ...(shown.length > 0 ? shown : statedPrice(state)),
    ...visibleAvailability(lines, heading?.order ?? 0, heading?.text ?? names[0]),
  ];
  const identifier = identifierOf(document, state, places, structured, url, labelled);
  const isProduct = structured.some(({ kind }) => SELLING.has(kind));
  const sells = isProduct || data.product || microdata || visible.length + identifier.length > 0;
  const plans = visiblePlans(document);
  const rows = specifications(document);
  if (!sells && !plans) return [];
  const title = squash(document.querySelector("title")?.textContent);
  const others = structured.filter(({ kind }) => !ORDERED.has(kind));
  const settled = settle([
    ...subscriptionPrice(document, lines, prices.best?.kind !== "current"),
    ...pricesInOrder(
      structured.filter(({ kind }) => kind === "price"),
      visible,
      prices,
      data.product ? offeredAmounts(data.product) : undefined,
    ),
    ...namesInOrder(
      structured.filter(({ kind }) => kind === "name"),
      heading,
      title,
      structured.filter(({ kind }) => kind === "brand").map(({ value }) => value),
    ),
    ...others.filter(({ kind }) => kind !== "gtin" && kind !== "brand"),
    ...identifier,
    ...statesInOrder(
      statesOfThisMarket(structured, visible),
      visible.filter(({ kind }) => kind === "availability"),
    ),
    ...visible.filter(({ kind }) => kind !== "price" && kind !== "availability"),
    ...brandsInOrder(
      others.filter(({ kind }) => kind === "brand"),
      [...brandOfRows(rows), ...visibleBrand(places, heading)],
      document,
      lines,
    ),
    ...brandBelow(lines, heading, title),
    ...statedBrand(state),
    ...linkedBrand(lines, heading),
    ...brandOfHeading(lines, heading),
    ...reviewsInOrder(
      structured.filter(({ kind }) => RATED.has(kind)),
      visibleRating(lines, heading?.order ?? 0),
      lines,
    ),
    ...gtinsInOrder(
      others.filter(({ kind }) => kind === "gtin"),
      lines,
    ),
    ...visibleShipping(places),
    ...writtenBy(document, lines, heading, rows),
    ...bookFacts(document, lines, heading?.order ?? 0, rows),
    ...rows,
    ...imageFacts(places),
  ]);
  const filed = withShelves(withOldAmounts(settled, prices, lines), (own) => ({
    shelves: filedUnder(document, data, own),
    called: kindInTitle(document, own),
  }));
  return plans
    ? withPlans(document, plans, filed)
    : withHeldFor(
        lines,
        withVariants(document, lines, withAsked(lines, withPeriod(lines, withChosenKind(document, filed)))),
      );
}

/** Kinds of which what the page shows and what its data says are weighed against each other. */
const RATED = new Set<FactKind>(["rating", "review_count"]);
const ORDERED = new Set<FactKind>(["sku", "price", "name", "availability", ...RATED]);

/** Only products have these. */
const SELLING = new Set<FactKind>(["price", "sku", "availability"]);

/** Facts of an article: its linked data and meta elements, and what its pictures show. */
export function articleFacts(
  places: readonly Place[],
  author: string | null,
  publishedAt: string | null,
  data: LinkedData,
): FoundFact[] {
  const source = data.article ? "json-ld" : "opengraph";
  return [
    ...found({ kind: "author", value: author, source, path: "author" }),
    ...found({ kind: "published", value: publishedAt, source, path: "datePublished" }),
    ...imageFacts(places),
  ];
}

/** Kinds of which a page states several that do not contradict each other. */
const MANY = new Set<FactKind>(["image", "shipping"]);

/**
 * One fact a kind (specifications: one a label), from the source named first. What the others say
 * instead is kept beside it.
 */
function settle(facts: FoundFact[]): FoundFact[] {
  const settled = new Map<string, FoundFact>();
  for (const fact of facts) {
    const key = `${fact.kind} ${fact.label ?? ""} ${MANY.has(fact.kind) ? fact.value : ""}`;
    const known = settled.get(key);
    if (!known) settled.set(key, { ...fact });
    else if (isSame(known, fact)) confirm(known, fact);
    else if (known.provenance) {
      if (!known.provenance.others && CONTESTED.has(fact.kind)) known.confidence *= CONTRADICTED;
      known.provenance = withOther(known.provenance, fact);
    }
  }
  return [...settled.values()];
}

/** The line on the screen tells more than the data, such as the tax of a price. */
function confirm(known: FoundFact, { source, provenance, currency }: FoundFact): void {
  known.currency ??= currency;
  known.confidence = Math.min(0.99, known.confidence + 0.04);
  if (known.provenance && known.source !== "visible" && source === "visible" && provenance)
    known.provenance = { ...known.provenance, shown: known.provenance.shown ?? provenance.excerpt };
}

/** Kinds of which a listener would be misled: a contradiction on the page makes them less sure. */
const CONTESTED = new Set<FactKind>(["price", "list_price", "availability"]);
const CONTRADICTED = 0.6;

const NUMBERS = new Set<string>([...priceKinds, "rating", "review_count"]);
const isSame = (a: FoundFact, b: FoundFact) =>
  NUMBERS.has(a.kind) ? Number(a.value) === Number(b.value) : a.value === b.value;

function withOther(provenance: Provenance, { value, source, provenance: its }: FoundFact): Provenance {
  const others = provenance.others ?? [];
  if (others.some((other) => other.value === value && other.source === source)) return provenance;
  return {
    ...provenance,
    others: [...others, { value, source, path: its?.path ?? "" }].slice(0, MOST_OTHERS),
  };
}
const MOST_OTHERS = 4;
