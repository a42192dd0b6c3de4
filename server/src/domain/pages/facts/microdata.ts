import { isElsewhere } from "../html/boilerplate.ts";
import { type Documentish, type Elementish, squash } from "../html/dom.ts";
import { isObject, type Json } from "../html/json.ts";
import type { LinkedNode } from "../html/json-ld.ts";

/** The attributes of the two ways to write linked data into markup. */
const DIALECTS = {
  microdata: { type: "itemtype", property: "itemprop" },
  rdfa: { type: "typeof", property: "property" },
} as const;
export type Dialect = keyof typeof DIALECTS;

const PRODUCT = /(^|[/:#\s])(Product|ProductGroup|IndividualProduct)(\s|$)/;
const LINKS = new Set(["availability", "itemCondition", "url"]);

/** The page's first product with an offer, else its first product, in JSON-LD's shape. */
export function markedUpProduct(document: Documentish, dialect: Dialect): LinkedNode | null {
  const { type } = DIALECTS[dialect];
  const scopes = [...document.querySelectorAll(`[${type}*="Product"]`)].filter((element) =>
    PRODUCT.test(element.getAttribute(type) ?? ""),
  );
  const own = scopes.filter((element) => !isElsewhere(element));
  const products = (own.length > 0 ? own : scopes).slice(0, 20).map((element) => nodeOf(element, dialect));
  const node =
    products.find((product) => isObject(product.offers) || Array.isArray(product.offers)) ??
    products[0] ??
    withoutScope(document, dialect);
  return node ? { node, path: dialect } : null;
}

/** Some themes name the price and forget to say what it is the price of. */
function withoutScope(document: Documentish, dialect: Dialect): Json | null {
  const { property } = DIALECTS[dialect];
  const said = (name: string) => {
    const all = [...document.querySelectorAll(`[${property}="${name}"]`)].filter((one) => !isElsewhere(one));
    return all.length === 1 && all[0] ? contentOf(all[0], name) : undefined;
  };
  const [price, sku] = [said("price"), said("sku")];
  if (dialect === "rdfa" || !(price || sku)) return null;
  const offers = { price, priceCurrency: said("priceCurrency"), availability: said("availability") };
  return { sku, offers };
}

function nodeOf(scope: Elementish, dialect: Dialect, depth = 0): Json {
  const { type, property } = DIALECTS[dialect];
  const node: Json = {};
  const add = (name: string, value: unknown) => {
    const bare = name.replace(/^.*[:/]/, "");
    const known = node[bare];
    if (known === undefined) node[bare] = value;
    else if (Array.isArray(known)) known.push(value);
    else node[bare] = [known, value];
  };
  const visit = (element: Elementish) => {
    for (const child of element.children) {
      const names = child.getAttribute(property)?.split(/\s+/).filter(Boolean) ?? [];
      const nested = child.hasAttribute(type);
      for (const name of names) {
        add(name, nested && depth < 5 ? nodeOf(child, dialect, depth + 1) : contentOf(child, name));
      }
      // A scope of its own that is nobody's property is another thing (a related product).
      if (!nested) visit(child);
    }
  };
  visit(scope);
  return node;
}

function contentOf(element: Elementish, name: string): string {
  const content = element.getAttribute("content") ?? element.getAttribute("datetime");
  if (content !== null) return content;
  if (LINKS.has(name.replace(/^.*[:/]/, "")))
    return element.getAttribute("href") ?? squash(element.textContent);
  const text = element.getAttribute("value") ?? squash(element.textContent).slice(0, 1_000);
  // Written for people, "1.299" is a thousand and more.
  return /price$/i.test(name) && /^\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll(".", "") : text;
}
