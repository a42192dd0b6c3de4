import { type Documentish, squash } from "../html/dom.ts";
import { firstMeta } from "../html/metadata.ts";
import { type FoundFact, found } from "./found.ts";
import type { Identifier } from "./identifiers.ts";
import { pricesIn } from "./money.ts";

/** Keys that shops' own scripts and tracking use for the product of the page. */
const KEYS = [
  "sku",
  "productSku",
  "articleNumber",
  "itemNumber",
  "productCode",
  "productId",
  "product_id",
  "itemId",
];
const PAIR = new RegExp(
  String.raw`["']?\b(${KEYS.join("|")}|content_ids)["']?\s*[:=]\s*\[?\s*["']?([\p{L}\d][\p{L}\d./_-]{2,39})["'\s,\]};]`,
  "giu",
);
const MOST = 400_000;
/** A key with more values than this lists the shop, not the thing. */
const FEW = 3;

const amountsBehind = (keys: string) =>
  new RegExp(String.raw`["']?\b(?:${keys})["']?\s*[:=]\s*["']?(\d{1,9}(?:\.\d{1,2})?)\b`, "giu");
/** Patterns that can only be a price, and patterns of any amount. */
const PRICE = amountsBehind("sale_?price|product_?price|price");
const AMOUNT = amountsBehind("sale_?price|price|value|amount");

/** Identifiers in the state that the page's scripts carry: keys that mean the same everywhere. */
export function stateIdentifiers(state: string): Identifier[] {
  const byKey = new Map<string, Set<string>>();
  for (const [, key = "", value = ""] of state.matchAll(PAIR)) {
    const name = key.toLowerCase();
    if (/\d/.test(value)) byKey.set(name, (byKey.get(name) ?? new Set()).add(value));
  }
  return [...byKey].flatMap(([key, values]) =>
    values.size > FEW
      ? []
      : [...values].map((value) => ({
          value,
          weight: (key === "sku" || key === "articlenumber" ? 1.8 : 1.5) / values.size ** 0.5,
          fact: found({ kind: "sku", value, source: "visible", path: `script ${key}` }),
        })),
  );
}

const CURRENCY_KEY = /["']?\b(?:price_?currency|currency(?:_?code)?)["']?\s*[:=]\s*["']([A-Z]{3})["']/giu;

/** The one price that the page's scripts name, for pages that draw it only afterwards. */
export function statedPrice(state: string): FoundFact[] {
  const amounts = [...state.matchAll(PRICE)].map(([, amount = ""]) => amount);
  const distinct = [...new Set(amounts.map(Number))].filter((amount) => amount > 0);
  const currencies = new Set([...state.matchAll(CURRENCY_KEY)].map(([, code]) => code));
  const [value] = distinct;
  return distinct.length === 1 && value
    ? found({
        kind: "price",
        value: amounts.find((amount) => Number(amount) === value),
        currency: currencies.size === 1 ? [...currencies][0] : null,
        source: "visible",
        path: "script price",
        confidence: 0.5,
      })
    : [];
}

const BRAND =
  /["']\b(?:brand|brandName|brand_name|product_brand|manufacturer)["']\s*:\s*\[?\s*["']([^"'\\]{2,40})["']/giu;

/** The one maker that the page's scripts name. */
export function statedBrand(state: string): FoundFact[] {
  const brands = new Set([...state.matchAll(BRAND)].map(([, name = ""]) => name.trim()));
  const [value] = brands;
  return brands.size === 1 && value && /\p{L}/u.test(value) && !/[${}<>]|https?:/.test(value)
    ? found({ kind: "brand", value, source: "visible", path: "script brand", confidence: 0.5 })
    : [];
}

/** Amounts that the page's scripts name, when they are few, and its description. */
export function statedAmounts(document: Documentish, state: string): Set<number> {
  const inScripts = new Set([...state.matchAll(AMOUNT)].map(([, amount]) => Number(amount)));
  const description = firstMeta(document, ["description", "og:description"]) ?? "";
  const described = pricesIn(description.slice(0, 1_000)).map(({ amount }) => Number(amount));
  return new Set([...(inScripts.size <= 2 * FEW ? inScripts : []), ...described]);
}

/** The text of the page's own scripts, as much of it as is worth reading. */
export function stateOf(document: Documentish): string {
  let state = "";
  for (const script of document.querySelectorAll("script")) {
    if (script.hasAttribute("src") || script.getAttribute("type")?.includes("ld+json")) continue;
    // One space for many: no pattern below has to find its way through long runs of them.
    const text = squash(script.textContent);
    if (state.length + text.length <= MOST) state += `${text}\n`;
  }
  return state;
}
