import { isObject, type Json, list, textOf } from "../html/json.ts";
import type { LinkedNode } from "../html/json-ld.ts";
import { availabilityOf } from "./availability.ts";
import { type FoundFact, found } from "./found.ts";
import { currencyIn, schemaAmount } from "./money.ts";
import { shippingOfOffer } from "./shipping.ts";
import { type Choice, isThisPage, shownVariant } from "./shown-variant.ts";

type Source = "json-ld" | "microdata" | "rdfa";

/** The facts of a schema.org Product; the three ways of writing one down share their vocabulary. */
export function productFacts(
  { node, path }: LinkedNode,
  source: Source,
  pageUrl: string,
  choice: Choice = new Set(),
): FoundFact[] {
  const fact = (kind: FoundFact["kind"], key: string, value: string | null) =>
    found({ kind, value, source, path: `${path}.${key}` });
  const variants = list(node.hasVariant).filter(isObject);
  const variant = shownVariant(variants, pageUrl, choice);
  const offered = node.offers ? node : (variant ?? node);
  const gtinKey =
    ["gtin13", "gtin", "gtin14", "gtin12", "gtin8"].find((key) => node[key] ?? variant?.[key]) ?? "gtin";
  const rating = list(node.aggregateRating).find(isObject);
  const stars = rating ? schemaAmount(rating.ratingValue) : null;
  const best = rating ? schemaAmount(rating.bestRating) : null;
  return [
    ...fact("name", "name", textOf(node.name)),
    ...fact("brand", "brand", brandOf(node)),
    ...fact("author", "author", authorOf(node)),
    ...offerFacts(offered, source, path, pageUrl).map((one) =>
      one.kind === "price" && one.provenance && !node.offers
        ? {
            ...one,
            provenance: { ...one.provenance, excerpt: variantsStated(variants, pageUrl) ?? one.value },
          }
        : one,
    ),
    ...fact("sku", "sku", textOf(node.sku) ?? textOf(variant?.sku) ?? skuOfOffer(node)),
    ...fact("sku", "productID", textOf(node.productID)?.replace(/^\w+:/, "") ?? null),
    ...fact("sku", "mpn", textOf(node.mpn)),
    ...fact("gtin", gtinKey, textOf(node[gtinKey]) ?? textOf(variant?.[gtinKey])),
    ...fact(
      "rating",
      "aggregateRating",
      stars && Number(stars) > 0 ? (best && best !== "5" ? `${stars}/${best}` : stars) : null,
    ),
    ...fact("review_count", "aggregateRating", count(rating)),
    ...list(node.additionalProperty).flatMap((property) =>
      isObject(property) && textOf(property.name)
        ? found({
            kind: "specification",
            label: textOf(property.name) ?? "",
            value: textOf(property.value),
            source,
            path: `${path}.additionalProperty`,
          })
        : [],
    ),
  ];
}

/**
 * "9980 InStock / 12640 OutOfStock": what variants state, the cheapest, the dearest and one of each stock between them;
 * null where all state the same.
 */
function variantsStated(variants: readonly Json[], pageUrl: string): string | null {
  const offers = variants.flatMap((one) => list(one.offers).filter(isObject).slice(0, 1));
  // The page of one variant has its price.
  if (offers.some((one) => isThisPage(one.url, pageUrl))) return null;
  const stated = offers
    .flatMap((one) => {
      const amount = amountOf(one);
      const state = textOf(one.availability)?.replace(/^.*[/#]/, "") ?? "";
      return amount ? [{ amount: Number(amount), state, text: `${amount} ${state}`.trim() }] : [];
    })
    .toSorted((a, b) => a.amount - b.amount);
  const states = new Map(stated.toReversed().map((one) => [one.state, one]));
  const told = stated.filter(
    (one) => one === stated[0] || one === stated.at(-1) || states.get(one.state) === one,
  );
  const texts = new Set(told.map(({ text }) => text));
  return texts.size > 1 ? [...texts].join(" / ") : null;
}

/** Some themes leave their template's own word in. */
const brandOf = (node: Json) => {
  const brand = textOf(node.brand) ?? textOf(node.manufacturer);
  return brand && /^[$%{[]/.test(brand) ? null : (brand?.replace(/^.{4,40}[:：]\s+(?=\S)/u, "") ?? null);
};

/** The author of a book; of other goods "author" may be whoever filled in the page. */
function authorOf(node: Json): string | null {
  if (!list(node["@type"]).some((type) => BOOK.test(String(type)))) return null;
  const names = list(node.author).flatMap((one) => textOf(one) ?? []);
  const isNamed = names.length > 0 && names.length <= MOST_AUTHORS && names.every((name) => NAME.test(name));
  return isNamed ? [...new Set(names)].join(" and ") : null;
}
const BOOK = /(?:^|[/#:])(?:Audiob|B)ook$/;
const MOST_AUTHORS = 2;
/** "Jane Tarn", "J. B. Tarn": two words and more, and no address. */
const NAME = /^\p{L}[\p{L}.'’-]*(?: [\p{L}.'’-]+){1,4}$/u;

const count = (rating: Json | undefined) => {
  const amount = rating ? schemaAmount(rating.reviewCount ?? rating.ratingCount) : null;
  return amount && Number(amount) > 0 ? amount : null;
};

const skuOfOffer = (node: Json) =>
  list(node.offers)
    .filter(isObject)
    .map((offer) => textOf(offer.sku))
    .find(Boolean) ?? null;

/** Price, list price and availability of the offer that belongs to this very page. */
function offerFacts(product: Json, source: Source, path: string, pageUrl: string): FoundFact[] {
  const offers = list(product.offers).filter(isObject).flatMap(withInner);
  const offer =
    offers.find((one) => isThisPage(one.url, pageUrl) && amountOf(one)) ?? offers.find(amountOf) ?? offers[0];
  if (!offer) return [];
  const specification = list(offer.priceSpecification).filter(isObject);
  const currency = currencyIn(
    textOf(offer.priceCurrency) ??
      textOf(specification[0]?.priceCurrency) ??
      textOf(product.priceCurrency) ??
      textOf(offer.price) ??
      "",
  );
  const struck = specification.find((one) =>
    /ListPrice|StrikethroughPrice|SRP|MSRP/i.test(String(one.priceType)),
  );
  const price = amountOf(offer);
  const dearest = price === schemaAmount(offer.lowPrice) ? dearestOf(offer) : null;
  const listPrice = struck ? schemaAmount(struck.price) : null;
  const ofThisPage = offers.filter((one) => isThisPage(one.url, pageUrl) && one.availability);
  const states = (ofThisPage.length > 0 ? ofThisPage : offers).map((one) =>
    availabilityOf(textOf(one.availability)),
  );
  // Sizes and colours share a page: it is there when one of them is.
  // An offer for nothing is a form that a maker's page left unfilled.
  const isOffered = !offers.every(isForNothing);
  const available = !isOffered
    ? null
    : states.includes("InStock")
      ? "InStock"
      : (states.find(Boolean) ?? null);
  const isMadeSingly =
    available === "BackOrder" && offers.some((one) => /madetoorder$/i.test(textOf(one.availability) ?? ""));
  return [
    ...found({
      kind: "price",
      value: price,
      currency,
      source,
      path: `${path}.offers.price`,
      ...(dearest ? { excerpt: `${price} / ${dearest}` } : {}),
    }),
    ...(listPrice !== price
      ? found({
          kind: "list_price",
          value: listPrice,
          currency,
          source,
          path: `${path}.offers.priceSpecification`,
        })
      : []),
    ...found({
      kind: "availability",
      value: available,
      source,
      path: `${path}.offers.availability`,
      ...(isMadeSingly ? { excerpt: "MadeToOrder" } : {}),
    }),
    ...shippingOfOffer(offer, source, path),
  ];
}

/** The amounts that the data asks for the sizes or kinds of the thing, where it has an offer for each. */
export function offeredAmounts({ node }: LinkedNode): Set<number> {
  const variants = list(node.hasVariant).filter(isObject);
  const offers = [node, ...variants]
    .flatMap((one) => list(one.offers))
    .filter(isObject)
    .flatMap(withInner);
  const amounts = new Set(offers.flatMap((one) => amountOf(one) ?? []).map(Number));
  return amounts.size > 1 ? amounts : new Set();
}

/** The price of the dearest of several, where the data states no more of each. */
function dearestOf(offer: Json): string | null {
  const highest = schemaAmount(offer.highPrice);
  return highest && Number(highest) > Number(schemaAmount(offer.lowPrice)) ? highest : null;
}

/** An aggregate offer counts itself and the offers inside it. */
const withInner = (offer: Json): Json[] => [...list(offer.offers).filter(isObject), offer];

const isForNothing = (offer: Json) =>
  amountOf(offer) === null && Number(schemaAmount(offer.price) ?? 1) === 0;

function amountOf(offer: Json): string | null {
  const specification = list(offer.priceSpecification).filter(isObject);
  const regular =
    specification.find((one) => !one.priceType || /SalePrice/i.test(String(one.priceType))) ??
    specification[0];
  const amount = schemaAmount(offer.price) ?? schemaAmount(regular?.price) ?? schemaAmount(offer.lowPrice);
  return amount && Number(amount) > 0 ? amount : null;
}
