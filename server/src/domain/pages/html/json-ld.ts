import { type Documentish, squash } from "./dom.ts";
import { isObject, type Json, list, textOf } from "./json.ts";
import { firstMeta } from "./metadata.ts";

/** A node of linked data, and where it stood. */
export interface LinkedNode {
  node: Json;
  path: string;
}
export interface LinkedData {
  product: LinkedNode | null;
  article: { author: string | null; published: string | null; free: boolean } | null;
  /** The ways to the page through its site, from the top. */
  trails: string[][];
  /** The text of the answer that was chosen, of a page of one question. */
  accepted: string | null;
  /** The words of customers on the product. */
  reviews: string[];
}

const PRODUCTS = new Set(["product", "productgroup", "individualproduct", "productmodel", "vehicle", "car"]);
/** Goods only where they are offered: a page may tell of a book, and sell none. */
const OFFERED = new Set(["book", "audiobook", "musicalbum", "game", "boardgame"]);
const ARTICLES =
  /^((news|blog|tech|scholarly|report|analysisnews|opinionnews|reportagenews)?(article|posting)|recipe|howto)$/;
/** Other things than what the page is about hang below these. */
const ELSEWHERE = new Set([
  "isRelatedTo",
  "isSimilarTo",
  "itemListElement",
  "review",
  "isAccessoryOrSparePartFor",
  "itemReviewed",
]);

/** The product and the article that the page's JSON-LD speaks of. */
export function linkedDataOf(document: Documentish): LinkedData {
  const nodes: LinkedNode[] = [];
  let script = 0;
  for (const element of document.querySelectorAll('script[type*="ld+json"]')) {
    collect(parse(element.textContent ?? ""), `ld+json[${script++}]`, nodes, 0);
  }
  const products = nodes.filter(({ node }) =>
    typesOf(node).some((type) => PRODUCTS.has(type) || (node.offers && OFFERED.has(type))),
  );
  const article = nodes.find(({ node }) => typesOf(node).some((type) => ARTICLES.test(type)))?.node;
  const product = bestProduct(products, headingsOf(document));
  return {
    product,
    article: article
      ? {
          author: list(article.author).map(textOf).filter(Boolean).slice(0, 3).join(", ") || null,
          published: textOf(article.datePublished),
          free: !/^false$/i.test(String(article.isAccessibleForFree ?? "")),
        }
      : null,
    trails: nodes.filter(({ node }) => typesOf(node).includes("breadcrumblist")).map(trailOf),
    accepted: acceptedIn(nodes),
    reviews: list(product?.node.review)
      .filter(isObject)
      .flatMap(({ reviewBody, description }) => textOf(reviewBody) ?? textOf(description) ?? []),
  };
}

/** Of a list of questions each has its own. */
function acceptedIn(nodes: readonly LinkedNode[]): string | null {
  const questions = nodes.filter(({ node }) => typesOf(node).includes("question"));
  const isOne = questions.length === 1 && nodes.some(({ node }) => typesOf(node).includes("qapage"));
  const [answer, ...others] = isOne ? list(questions[0]?.node.acceptedAnswer) : [];
  return isObject(answer) && others.length === 0 ? textOf(answer.text) : null;
}

/** All that the page calls itself: a title for search engines may name the thing in other words. */
const headingsOf = (document: Documentish): string[] =>
  [
    ...[...document.querySelectorAll("h1, title")].map(({ textContent }) => squash(textContent)),
    firstMeta(document, ["og:title", "twitter:title"]) ?? "",
  ]
    .filter(Boolean)
    .map((heading) => heading.toLowerCase());

/** `http://schema.org/Product`, `schema:Product` and `Product` are one type. */
const typesOf = (node: Json): string[] =>
  list(node["@type"]).map((type) =>
    String(type)
      .replace(/^.*[/#:]/, "")
      .toLowerCase(),
  );

/** Wrappers that hide JSON from old browsers or satisfy XML. */
const OPENING = /^(?:<!--|[/*\s]{0,9}<!\[CDATA\[[\s*/]{0,9})/;
const CLOSING = /(?:-->|[/*\s]{0,9}\]\]>[\s*/]{0,9})[\s;]{0,9}$/;

/** Real pages put comments around their JSON, and raw line breaks and commas too many into it. */
function parse(text: string): unknown {
  const bare = text.trim().replace(OPENING, "").replace(CLOSING, "").trim();
  const repaired = () => bare.replace(/\p{Cc}+/gu, " ").replace(/,\s*([}\]])/g, "$1");
  for (const candidate of [() => bare, repaired, () => repaired().replace(/;$/, "")]) {
    try {
      return JSON.parse(candidate());
    } catch {}
  }
  return null;
}

function collect(value: unknown, path: string, nodes: LinkedNode[], depth: number): void {
  if (depth > 12 || nodes.length > 500) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      collect(item, `${path}[${index}]`, nodes, depth + 1);
    });
  } else if (isObject(value)) {
    if (value["@type"]) nodes.push({ node: value, path });
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === "object" && !ELSEWHERE.has(key))
        collect(child, `${path}.${key}`, nodes, depth + 1);
    }
  }
}

function trailOf({ node }: LinkedNode): string[] {
  const steps = list(node.itemListElement).filter(isObject);
  const placeOf = ({ position }: Json) => Number(position) || 0;
  return steps
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, MOST_STEPS)
    .flatMap((step) => textOf(step.name) ?? textOf(step.item) ?? []);
}
const MOST_STEPS = 12;

const MANY = 5;

/** Of several products, the one in the page's headings; one with an offer is preferred. */
function bestProduct(products: LinkedNode[], headings: readonly string[]): LinkedNode | null {
  const score = ({ node }: LinkedNode) => {
    const name = textOf(node.name)?.toLowerCase() ?? "";
    const isNamed = headings.some((heading) => heading.includes(name) || name.includes(heading));
    return (name && isNamed ? 2 : 0) + (node.offers || node.hasVariant ? 1 : 0);
  };
  const best = products.reduce<LinkedNode | null>(
    (one, next) => (one && score(one) >= score(next) ? one : next),
    null,
  );
  // Of many products of which no heading names one, none is the page's.
  const names = new Set(products.map(({ node }) => textOf(node.name)).filter(Boolean));
  return best && names.size >= MANY && score(best) < 2 ? null : best;
}
