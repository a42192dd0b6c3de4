import { type FoundFact, found } from "./found.ts";
import type { Line } from "./lines.ts";
import { pathOf } from "./places.ts";
import { shownToBuyers } from "./shown-grade.ts";
import { shopsCounts } from "./visible-rating.ts";

const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,6})(?![.,]?\d)`;
const REVIEWS = "(?:reviews?|ratings?)";
const SHOP = "(?:shop|store|seller|merchant)";
const either = (...forms: string[]) => forms.map((form) => new RegExp(form, "i"));

/** "Reviews for this item (76)", "76 reviews for this product", 「この商品のレビュー（76件）」 */
const OF_ITEM = either(
  String.raw`^${REVIEWS} (?:for|of) this (?:item|product)\s?[(:]?\s?${NUMBER}\)?$`,
  String.raw`^\(?${NUMBER}\)? ${REVIEWS} (?:for|of) this (?:item|product)$`,
  String.raw`^(?:item|product) ${REVIEWS}\s?[(:]\s?${NUMBER}\)?$`,
  String.raw`^この商品の(?:レビュー|口コミ)\s?[(（:：]?\s?${NUMBER}\s?件?[)）]?$`,
);
/** "1,298 shop reviews", "Reviews of this shop (1,298)" */
const OF_SHOP = either(
  String.raw`^\(?${NUMBER}\)? ${SHOP} ${REVIEWS}\b`,
  String.raw`^${SHOP} ${REVIEWS}\s?[(:]?\s?${NUMBER}\)?$`,
  String.raw`^${REVIEWS} (?:for|of) this ${SHOP}\s?[(:]?\s?${NUMBER}\)?$`,
  String.raw`^(?:ショップ|ストア|店舗)の?(?:レビュー|評価|口コミ)\s?[(（:：]?\s?${NUMBER}\s?件?[)）]?$`,
);
/** Data that counts so many times the item's own reviews does not count those. */
const OTHERS = 2;

/**
 * The grade and the number of reviews that data states and those that the page shows, the item's own first. A
 * marketplace gives its data the grade of the whole shop: that is nobody's opinion of the item.
 */
export function reviewsInOrder(
  stated: readonly FoundFact[],
  shown: readonly FoundFact[],
  lines: readonly Line[],
): FoundFact[] {
  const own = countedIn(lines, OF_ITEM);
  const shops = countedIn(lines, OF_SHOP);
  const data = Number(stated.find(({ kind }) => kind === "review_count")?.value ?? Number.NaN);
  const isOfShop = own
    ? data > OTHERS * own.count
    : data === shops?.count || isOfMore(data, shown) || isShopsOwn(data, shown, lines);
  const counted = own
    ? found({
        kind: "review_count",
        value: own.count > 0 ? String(own.count) : null,
        source: "visible",
        path: pathOf(own.line.pieces[0]?.element ?? own.line.block),
        excerpt: own.line.text,
      })
    : [];
  const believed = isOfShop ? [] : shownToBuyers(stated, lines);
  return [...counted, ...(isOlder(believed, shown) ? [...shown, ...believed] : [...believed, ...shown])];
}

/** Whether data counts as many as have graded the shop, on a page that shows no such number of the item's own. */
const isShopsOwn = (stated: number, shown: readonly FoundFact[], lines: readonly Line[]): boolean =>
  !shown.some(({ kind, value }) => kind === "review_count" && Number(value) === stated) &&
  shopsCounts(lines).has(stated);

/** Whether data counts many more reviews than the page does beside the grade that it shows. */
function isOfMore(stated: number, shown: readonly FoundFact[]): boolean {
  const count = shown.find(({ kind }) => kind === "review_count");
  return count !== undefined && shown.length > 1 && stated > OTHERS * Number(count.value);
}

/** Whether the data is what the page showed before: a grade close by, of fewer reviews or of as many. */
function isOlder(stated: readonly FoundFact[], shown: readonly FoundFact[]): boolean {
  const [grades, counts] = (["rating", "review_count"] as const).map((kind) =>
    [stated, shown].map((facts) => Number(facts.find((fact) => fact.kind === kind)?.value ?? Number.NaN)),
  ) as [[number, number], [number, number]];
  return (
    Math.abs(grades[0] - grades[1]) <= DRIFT && counts[0] <= counts[1] && counts[1] <= GROWTH * counts[0]
  );
}
const DRIFT = 0.5;
const GROWTH = 2;

function countedIn(lines: readonly Line[], forms: readonly RegExp[]): { count: number; line: Line } | null {
  for (const line of lines) {
    if (line.elsewhere) continue;
    for (const form of forms) {
      const digits = form.exec(line.text)?.[1];
      if (digits) return { count: Number(digits.replaceAll(",", "")), line };
    }
  }
  return null;
}
