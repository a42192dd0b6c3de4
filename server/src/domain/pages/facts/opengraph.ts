import type { Documentish } from "../html/dom.ts";
import { firstMeta } from "../html/metadata.ts";
import { availabilityOf } from "./availability.ts";
import { type FoundFact, found } from "./found.ts";
import { currencyIn, schemaAmount } from "./money.ts";

/** Statements of Open Graph and its product extension. */
export function openGraphFacts(document: Documentish): FoundFact[] {
  const fact = (
    kind: FoundFact["kind"],
    names: string[],
    canonical: (text: string) => string | null = (text) => text,
  ) => {
    const text = firstMeta(document, names);
    return text
      ? found({ kind, value: canonical(text), source: "opengraph", path: names[0] ?? "", excerpt: text })
      : [];
  };
  const currency = openGraphCurrency(document);
  const isProduct = /product/i.test(firstMeta(document, ["og:type"]) ?? "");
  const positive = (text: string) => {
    const amount = schemaAmount(text);
    return amount && Number(amount) > 0 ? amount : null;
  };
  const twitter = [1, 2].filter((n) =>
    /^(price|価格)/i.test(firstMeta(document, [`twitter:label${n}`]) ?? ""),
  );
  const prices = fact(
    "price",
    [
      "product:sale_price:amount",
      "product:price:amount",
      "og:price:amount",
      "product:price",
      "og:price",
      ...twitter.map((n) => `twitter:data${n}`),
    ],
    positive,
  );
  const listed = fact(
    "list_price",
    ["product:original_price:amount", "og:price:standard_amount", "product:original_price"],
    positive,
  ).filter(({ value }) => prices.some((price) => Number(price.value) < Number(value)));
  return [
    ...(isProduct ? fact("name", ["og:title"]) : []),
    ...fact("brand", ["product:brand", "og:brand"]),
    ...[...prices, ...listed].map((price) => ({ ...price, currency })),
    ...fact("availability", ["product:availability", "og:availability"], availabilityOf),
    ...fact("sku", ["product:retailer_item_id", "product:sku"]),
  ];
}

export const openGraphCurrency = (document: Documentish): string | null =>
  currencyIn(
    firstMeta(document, ["product:price:currency", "og:price:currency", "product:sale_price:currency"]) ?? "",
  );
