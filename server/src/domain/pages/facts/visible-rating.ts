import { type Elementish, hasTag, squash } from "../html/dom.ts";
import { type FoundFact, found } from "./found.ts";
import type { Line } from "./lines.ts";
import { pricesIn } from "./money.ts";
import { pathOf } from "./places.ts";

/** Stars or words that make a number a rating. */
const RATED =
  /[★☆⭐]|評価|平均|おすすめ度|満足度|レビュー|口コミ|お客[様さ]ま?の声|\bratings?\b|\brated\b|\breviews?\b|\bvotes\b|\bstars?\b|\baverage\b|out of 5/i;
const NAMED = /star|rating|review|hyouka|(^|[\s_-])rate([\s_-]|$)/i;
/** The shop's own marks are not the thing's. */
const OF_SHOP =
  /(?:地図|マップ|グーグル|google(?: maps)?)(?:の|での)?\s?(?:口コミ|クチコミ|レビュー|評価|reviews?)|ストア|ショップ|店舗|お店の|出店者|出品者|販売者|作家|作り手|クリエイター|\b(store|shop|seller|merchant|site|trustpilot)\b/i;
/** "rated 4.9 out of 5 from 61 reviews on GoodWord": such sites have shops judged, and not what they sell. */
const ON_SITE = /\b(?:reviews?|ratings?) on \p{Lu}/u;
const SCORE =
  /(?<![\d.,/])([0-4]\.\d{1,2}|5\.0{1,2})(?![\d.]|\s?(?:hrs?|hours?|min(?:utes)?|km|[ckm]?m|k?g|lbs?|oz|in(?:ches)?|ft|時間|分|年)(?![a-z]))\s*(?:\/\s*5(?:\.0)?|out of 5|点|stars?)?/i;
/** "8.9 / 10", "8.9 out of 10": a whole number of ten may count people. */
const OF_TEN = /(?<![\d.,/])(\d\.\d|10\.0)\s*(?:\/|out of)\s*10(?!\d|[.,/]\d)/i;
const COUNT =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,6})\s*(?:件|人|票|レビュー|個の(?:評価|レビュー)|(?:customer |verified |global |product |item )?(?:reviews?|ratings?|votes|buyers|customers)\b)/i;
/** 「4.3 (88) お気に入り 5,310人」: what stands behind the grade in brackets counts those who gave it. */
const RIGHT_BEHIND = /^\s*[(（]\s*(\d{1,3}(?:,\d{3})+|\d{1,6})\s*[件人]?\s*[)）]/;
/** "4.9 from 74 knitters": right behind the grade, whoever gave it. */
const GIVEN_BY =
  /^\s*(?:\/\s*5|out of 5)?(?: stars?)?,?\s*(?:from|by) (?:over |more than )?(\d{1,3}(?:,\d{3})+|\d{1,6}) \p{L}{3,}/iu;
const BRACKETED = /[(（]\s*(\d{1,3}(?:,\d{3})+|\d{1,6})\s*[件人]?\s*[)）]/;
/** "64 answered questions": where a page goes on about the thing itself. */
const QUESTIONS = /\bquestions?\b|\bQ ?& ?A\b|質問|^search this page$/i;
/** "5.0 out of 5 stars … Reviewed on March 8": the stars of one customer. */
const OF_ONE = /\bReviewed (?:on|in)\b|\bVerified (?:Purchase|Buyer)\b|(?:投稿|レビュー)しました/i;
/** A count stands on the rating's own line, or soon after it. */
const NEXT = 3;
const LONGEST = 120;

/** The mean of the product's ratings and their number, as the stars beside its name or its reviews show them. */
export function visibleRating(lines: readonly Line[], anchor: number): FoundFact[] {
  const at = lines.findIndex(
    (line, index) => line.order >= anchor && isRating(line) && !isHeadedByShop(lines.slice(0, index)),
  );
  const line = lines[at];
  if (!line) return [];
  const score = scoreIn(line.text);
  const near = lines
    .slice(at, at + NEXT)
    .filter(({ elsewhere, text }) => !elsewhere && text.length <= LONGEST && !OF_SHOP.test(text));
  const said = near.map(({ text }) => countIn(text === line.text ? withoutScore(text) : text)).find(Boolean);
  // Without a number of them, stars above others that differ are those of the first customer.
  const further = lines.slice(at + 1).filter(({ elsewhere, text }) => !elsewhere && text.length <= LONGEST);
  const isOfCustomer =
    !said &&
    !MEAN.test(line.text) &&
    further.some(({ text }) => isOtherScore(OF_FIVE.exec(text)?.[1], score));
  if (isOfCustomer) return [];
  const path = pathOf(line.pieces[0]?.element ?? line.block);
  const excerpt = line.text;
  return [
    ...found({ kind: "rating", value: score, source: "visible", path, excerpt }),
    ...found({ kind: "review_count", value: said, source: "visible", path, excerpt }),
  ];
}

const MEAN = /平均|\baverage\b/i;
/** "3 out of 5", "4.5/5" */
const OF_FIVE = /(?<![\d.,/])([0-5](?:\.\d{1,2})?)\s*(?:\/\s*5(?![\d/])|out of 5)/i;
const isOtherScore = (other: string | undefined, score: string | null) =>
  other !== undefined && Number(other) !== Number(score);

const isHeading = hasTag("H2", "H3", "H4", "H5", "H6");
/** 「角倉カメラの評判」 in a line of its own is as good as a heading; 「この商品の評判」 is none of a shop. */
const REPUTED = /^(?!.*(?:商品|製品|作品|本|品)の).+の評判$/u;
/** 「ショップの評価」 */
const LONGEST_LABEL = 20;
const labelsShop = (label: string) =>
  REPUTED.test(label) || (label.length <= LONGEST_LABEL && OF_SHOP.test(label) && RATED.test(label));
/** The heading right above a line, with a name or two between them, or a line like one. */
function isHeadedByShop(before: readonly Line[]): boolean {
  const above = before.slice(-NEXT);
  const heading = above.findLast(({ block }) => isHeading(block))?.text ?? "";
  return labelsShop(above.at(-1)?.text.trim() ?? "") || OF_SHOP.test(heading);
}

/** "4,8 / 5 – 31 ratings": a shop of a country that writes so, in English. */
const WITH_COMMA = /(?<![\d.,])([0-4]),(\d{1,2})(?=\s*(?:\/\s*5(?![\d.,])|out of 5))/giu;
const pointed = (text: string) => text.replace(WITH_COMMA, "$1.$2");

const scoreIn = (said: string): string | null => {
  const text = pointed(said);
  const [, ofTen] = OF_TEN.exec(text) ?? [];
  return ofTen ? `${ofTen}/10` : (SCORE.exec(text)?.[1] ?? null);
};
const withoutScore = (whole: string) => {
  const text = pointed(whole);
  const [said = ""] = OF_TEN.exec(text) ?? SCORE.exec(text) ?? [];
  const behind = text.slice(text.indexOf(said) + said.length);
  const [, givers] = GIVEN_BY.exec(behind) ?? [];
  if (givers) return `(${givers})`;
  return RIGHT_BEHIND.exec(behind)?.[0] ?? text.replace(said, " ");
};
const countIn = (text: string) =>
  (COUNT.exec(text) ?? BRACKETED.exec(text))?.[1]?.replaceAll(",", "") ?? null;

/** How many have graded the shop, its maker or its site, where the page says so beside such a grade. */
export function shopsCounts(lines: readonly Line[]): Set<number> {
  return new Set(
    lines.flatMap((line, index) => {
      const { text, block } = line;
      if (text.length > LONGEST || !SCORE.test(text)) return [];
      const count = countIn(withoutScore(text));
      const isOfShop =
        OF_SHOP.test(text) ||
        ON_SITE.test(text) ||
        isInSellersCard(block) ||
        isHeadedByShop(lines.slice(Math.max(0, index - NEXT), index));
      return count && isOfShop ? [Number(count)] : [];
    }),
  );
}

/** Beside who sells it: the stars there are of all that he sells. */
const SELLERS_CARD =
  /(?:^|[\s_-])(?:seller|vendor|creator|maker|(?:shop|store)-?(?:info|card|profile))(?:$|[\s_-])/iu;
const HEIGHT = 3;
const LONGEST_CARD = 160;
function isInSellersCard(block: Elementish): boolean {
  let one: Elementish | null = block;
  for (let up = 0; one && up <= HEIGHT; up += 1, one = one.parentElement)
    if (SELLERS_CARD.test(one.getAttribute("class") ?? ""))
      return squash(one.textContent).length <= LONGEST_CARD;
  return false;
}

function isRating({ text, elsewhere, pieces, block }: Line): boolean {
  if (elsewhere || text.length > LONGEST || scoreIn(text) === null) return false;
  if (OF_SHOP.test(text) || ON_SITE.test(text) || isInSellersCard(block)) return false;
  if (OF_ONE.test(text) && !COUNT.test(text)) return false;
  if (pricesIn(text).length > 0) return false;
  // A name in a link beside the stars: they are of what it leads to.
  if (
    pieces.some(
      ({ linked, text: own }) =>
        linked && /\p{L}{3}/u.test(own) && ![RATED, COUNT, QUESTIONS].some((known) => known.test(own)),
    )
  )
    return false;
  const names = [pieces[0]?.element, block, block.parentElement]
    .map((one) => `${one?.id ?? ""} ${one?.getAttribute("class") ?? ""}`)
    .join(" ");
  return RATED.test(text) || NAMED.test(names) || (BRACKETED.test(text) && /^\s*[\d.]+\s*[(（]/.test(text));
}
