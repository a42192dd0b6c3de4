import type { Block } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import type { PageType } from "#kernel/vocabulary";
import { datedReviewsFrom } from "./dated-reviews-en.ts";
import { isFurniture, tellsInProse } from "./furniture.ts";
import { isCustomerInJapanese } from "./goods/voices/customer-heading-ja.ts";
import { beginsWithKind } from "./kinds/kind-said-en.ts";
import { isAnswered } from "./rows/questions-ja.ts";
import { isToldRow } from "./rows/row-marks-ja.ts";
import { isReviewHeading, isUnspokenSection } from "./text/wording.ts";

export interface Section {
  /** Index of the heading's block; -1 before the first. */
  heading: number;
  kind: "own" | "review" | "unspoken";
}

/** A row of stars or a count above reviews that have no heading. */
const RATING = /^[★☆⭐]{2,}|件の(レビュー|口コミ)に基づ|^based on [\d,]+ (reviews|ratings)/i;

/** The name of a customer with stars, a month or a date; the words below are the customer's. */
const SIGNATURE = new RegExp(alternativesOf("review-signatures"), "iu");
const LONGEST_SIGNATURE = 60;
const LOWEST = 6;
/** "Rated excellent ★★★★★ 2,318 reviews" sums up what others say, and signs nothing. */
const SUM = /\d (?:\p{L}+ )?(?:reviews|ratings)\b/iu;
/** "Ines T. - 4 Nov 2023: a fine loom …": the customer's words stand behind it. */
const SIGNED_BEFORE =
  /^\p{L}[\p{L}\d_.'’, ]{1,40} [-–—] (?:\d{1,2} \p{L}{3,9}\.?|\p{L}{3,9}\.? \d{1,2},?) (?:19|20)\d\d ?:/u;
const begins = (text: string) =>
  RATING.test(text) ||
  SIGNED_BEFORE.test(text) ||
  (text.length <= LONGEST_SIGNATURE && SIGNATURE.test(text.trim()) && !SUM.test(text));

/** A shop's own words on its goods: stars above all of them sum up the product and begin no reviews. */
const DESCRIPTION = 20;

const LONGEST_LABEL = 14;
/** 「使った方の声」, in a paragraph of its own. */
const isLabel = (text: string) =>
  text.trim().length <= LONGEST_LABEL && KANA.test(text) && !/[。！？!?：:／/\d]/u.test(text);

/** The section of each block. A heading that is not spoken closes its smaller ones, too. */
export function sectionsOf(blocks: readonly Block[], type: PageType): Section[] {
  let current: Section = { heading: -1, kind: "own" };
  let level = 0;
  let isDescribed = false;
  let isLabelled = false;
  let isBelowSeeAlso = false;
  const reviews = type === "product" ? -1 : datedReviewsFrom(blocks);
  const isRecipe = blocks.some(({ text }) => INGREDIENTS.test(text.trim()));
  const isRelease = type !== "product" && blocks.some(({ text }) => OF_RELEASE.test(text.trim()));
  return blocks.map(({ kind, text, level: here = 6, post, isReview }, index) => {
    if (kind !== "list_item") isBelowSeeAlso = kind === "paragraph" && SEE_ALSO.test(text.trim());
    if ((reviews !== -1 && index >= reviews) || isBelowSeeAlso) return { ...current, kind: "unspoken" };
    // A heading within a box rules over nobody else's words.
    const of = blocks[current.heading]?.post;
    if (post !== undefined && of !== undefined && post !== of) {
      current = { heading: -1, kind: "own" };
      level = 0;
    }
    if (kind !== "heading") {
      if (type === "product" && isReview) return { ...current, kind: "review" };
      if (type === "product" && isDescribed && current.kind === "own" && begins(text)) {
        current = { ...current, kind: "review" };
        // Stars end with the page; below a signature the next section is the shop's again.
        level = RATING.test(text) ? 0 : (blocks[current.heading]?.level ?? LOWEST);
      } else if (type === "product" && isDescribed && kind === "paragraph" && isLabel(text)) {
        // Where paragraphs stand for headings, those of customers end at the next one.
        if (isReviewHeading(text) || isLabelled)
          current = { ...current, kind: isReviewHeading(text) ? "review" : "own" };
        isLabelled = isReviewHeading(text);
      }
      // Where paragraphs stand for headings, questions of buyers are others' business, too.
      if (type === "product" && kind === "paragraph" && QUESTIONS.test(text.trim())) {
        current = { ...current, kind: "unspoken" };
        level = LOWEST;
      }
      // Terms that a window shows end where the goods are described again.
      if (type === "product" && current.kind === "unspoken" && kind === "paragraph" && beginsWithKind(text))
        current = { ...current, kind: "own" };
      // A calendar or a list of months is no text: where one begins, it is the page's own.
      if (isFurniture(blocks, current.heading) && tellsInProse(text)) current = { ...current, kind: "own" };
      // A report may begin below the lists of what is related to it, without a heading of its own.
      if (
        type !== "product" &&
        RELATED.test(blocks[current.heading]?.text.trim() ?? "") &&
        isReport(blocks, index)
      )
        current = { ...current, kind: "own" };
      // A box above all of the text sends one elsewhere in its one paragraph; the text begins behind it.
      if (current.kind === "unspoken" && index === current.heading + 2 && isBehindBox(blocks, index))
        current = { ...current, kind: "own" };
      isDescribed ||= text.length >= DESCRIPTION;
      return current;
    }
    const closes = current.kind === "own" || here <= level;
    const isOwn =
      answers(text, firstBelow(blocks, index), type) ||
      isOfWhole(blocks, index) ||
      (type !== "product" && (isAboveStages(blocks, index) || isOnlyHeading(blocks, index))) ||
      (type !== "product" && tellsOfPlace(text.trim(), blocks.slice(index + 1, index + 3)));
    const isBoilerplate = (isRecipe && isOfCooks(text)) || (isRelease && BOILERPLATE.test(text.trim()));
    const isCustomer = type === "product" && isCustomerInJapanese(text);
    const own = isOwn ? "own" : isCustomer ? "review" : isBoilerplate ? "unspoken" : kindOf(text, type);
    if (own !== "own" || closes) {
      level = own === "own" ? 0 : here;
      current = { heading: index, kind: own };
    } else current = { ...current, heading: index };
    return current;
  });
}

/** "See also", in a line of its own above a list: its items lead elsewhere, whatever they say. */
const SEE_ALSO =
  /^(?:see also|further reading|related (?:topics|articles|pages|links|reading)|learn more)\s*:?$/i;

/** "See also" in bold, above the first heading of a rank and before any other sentence. */
const isBehindBox = (blocks: readonly Block[], index: number) => {
  const isWhole = ({ kind, text }: Block | undefined = { kind: "heading", text: "" }) =>
    kind === "paragraph" && text.length > WHOLE && /\p{Ll}\.$/u.test(text);
  const [box, only] = [blocks[index - 2], blocks[index - 1]];
  return (
    box?.level === LOWEST &&
    isWhole(only) &&
    isWhole(blocks[index]) &&
    !blocks.slice(0, index - 2).some((block) => isWhole(block) || (block.level ?? LOWEST) < LOWEST) &&
    blocks.slice(index).some(({ kind, level = LOWEST }) => kind === "heading" && level < LOWEST)
  );
};
const WHOLE = 60;

const RELATED = /^related\b/i;
/** Teasers have one sentence each, and seldom three of them stand below each other. */
const isReport = (blocks: readonly Block[], index: number) =>
  blocks
    .slice(index, index + FEWEST_OF_REPORT)
    .filter(({ kind, text }) => kind === "paragraph" && text.length > LEAD && /[.!?]["”’]?$/u.test(text))
    .length === FEWEST_OF_REPORT;
const FEWEST_OF_REPORT = 3;
const LEAD = 120;

/** A company's report to the press ends with whom to ask, and with what its lawyers add. */
const OF_RELEASE = /^(?:forward[- ]looking statements?|(?:media|press|investor)(?: relations)? contacts?)\b/i;
/** "About Tarn Grid": the same words below all that it reports. */
const BOILERPLATE =
  /^(?:About|ABOUT) (?:the )?\p{Lu}|^(?:Forward|FORWARD)[- ]|^(?:Media|MEDIA|Press|PRESS|Investor|INVESTOR)\b.*\b(?:contacts?|CONTACTS?)\b/u;

/** 「ご注文の流れ」, off goods and above its stages: how a house does what the page is about. */
const isAboveStages = (blocks: readonly Block[], index: number) =>
  /流れ|ステップ|まで$/u.test(blocks[index]?.text.trim() ?? "") &&
  blocks.slice(index + 1, index + 3).some((block) => block.kind === "list_item" && isToldRow(block));

/** Off goods, the rows of a place say when and where it is open, and its dated news when it is not. */
const tellsOfPlace = (heading: string, below: readonly Block[]) =>
  (PLACE.test(heading) && below.some(isToldRow)) ||
  (/^お知らせ$/u.test(heading) && CLOSED.test(below[0]?.text ?? ""));
const CLOSED = /\d[日月][^。]*(?:休[業館止みん]|中止|変更|終了|延期|値上げ)[^。]*。/u;
const PLACE = /^(?:(?:店舗|お店の?|施設)(?:情報|案内|概要)|営業(?:日|時間)|営業日と時間)$/u;

/** 「材料（4人分）」 */
const INGREDIENTS = /^材料(?:\s*[（(［[【][^。]{1,16})?\s*[：:]?$/u;
/** 「作った人の声（37）」, 「つくれぽ」: below it speak those who cooked the dish, each of a dish of their own. */
const isOfCooks = (heading: string) => COOKS.test(heading.normalize("NFKC").replace(COUNT_BEHIND, "").trim());
const COUNT_BEHIND = /\s*\(?\s*[\d,]+\s*件?\s*\)?$/u;
const COOKS = new RegExp(
  [
    "(?:(?<!\\p{Script=Han})人|方々?|みんな|皆さ[んま]|皆様|みなさ[んま]|読者|ユーザー|会員)(?:から)?の",
    "(?:声|ご?感想|コメント|レビュー|口コミ|クチコミ|つくれぽ|作れぽ|レポ(?:ート)?)$",
    "|^(?:つくれぽ|作れぽ|コメント|レビュー|口コミ|クチコミ|ご感想)(?:欄|一覧)?$",
  ].join(""),
  "u",
);

/** A page's own title, above all of it but a count or a path, names no part that leads elsewhere: a Japanese one, and one of answers. */
const isOfWhole = (blocks: readonly Block[], index: number) => {
  const { level, text = "" } = blocks[index] ?? {};
  return (
    (level === 1 || isSubtitle(blocks, index)) &&
    blocks.slice(0, index).every(
      (block) =>
        block.kind !== "heading" &&
        // A notice of the shop's own may stand above a whole title, and not above the name of a part.
        (text.length > SHORT_NOTE || (block.text.length < SHORT_NOTE && !block.text.endsWith("。"))),
    ) &&
    (KANA.test(text) || QUESTIONS.test(text.trim())) &&
    blocks.filter((block) => block.kind === "heading" && block.level === level).length === 1
  );
};
const SHORT_NOTE = 20;
/** "Syncing your watch: frequently asked questions", above all that the page says. */
const isOnlyHeading = (blocks: readonly Block[], index: number) =>
  index === 0 && blocks[0]?.level === 1 && blocks.filter(({ kind }) => kind === "heading").length === 1;

/** 「返却は集荷を待つだけ。配送業者の負担を減らす新しい箱」, above everything: a headline, and no name of a part. */
const isSubtitle = ([first, ...others]: readonly Block[], index: number) =>
  index === 0 &&
  (first?.text.length ?? 0) > SHORT_NOTE &&
  others.every(({ kind, level }) => kind !== "heading" || (level ?? LOWEST) > (first?.level ?? LOWEST));

/** The first words below a heading; those of Japanese questions stand below a smaller one: 「よくあるご質問」, 「お支払い」, 「…か。」 */
function firstBelow(blocks: readonly Block[], index: number): Block | undefined {
  const next = blocks[index + 1];
  if (!JAPANESE_QUESTIONS.test(blocks[index]?.text.trim() ?? "")) return next;
  const isSmaller = ({ kind, level = LOWEST, text }: Block) =>
    kind === "heading" && level > (blocks[index]?.level ?? LOWEST) && !JAPANESE_ASKS.test(text.trim());
  return blocks.slice(index + 1, index + NEAR).find((block) => block.text !== "" && !isSmaller(block));
}
const NEAR = 4;

/** "FAQs": below it stand the answers that its readers come for, each under a line that asks. */
const answers = (heading: string, next: Block | undefined, type: PageType) =>
  next !== undefined &&
  (KANA.test(next.text)
    ? type !== "product" &&
      JAPANESE_QUESTIONS.test(heading.trim()) &&
      (JAPANESE_ASKS.test(next.text.trim()) || isAnswered(next))
    : QUESTIONS.test(heading.trim()) && next.kind === "heading" && /\?$/.test(next.text.trim()));
/** Of a shop's goods the questions are others' business; elsewhere they are what the page is there for. */
const JAPANESE_QUESTIONS =
  /^(?:[^。、]{0,14}[にのと、 　])?(?:よくある(?:ご)?質問|FAQ|Q[&＆]A)(?:集|一覧)?$/i;
const JAPANESE_ASKS = /(?:[?？]|(?:です|ます|ません|でしょう|ました)か。?)$/;
const QUESTIONS =
  /^(?:[\p{L}\d’'&-]+ ){0,4}(?:f\.?a\.?q\.?s?|frequently asked questions)(?: \([^)]*\))?:?$/iu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** 「質問者からのお礼コメント」: how it ended belongs to the question, and not to those who comment. */
const OF_ASKER =
  /^(?:質問者|相談者|質問した人)(?:さん)?(?:から|より|の)|^(?:(?:この|その)?ご?回答への)?お礼の?(?:コメント)?$/u;

/** "Questions about this item", "Customer questions (3)": what buyers ask the shop, and each other. */
const OF_BUYERS = /^(?:customer |buyers?[’']? |your )?questions(?: (?:about|on|from|asked)\b.*| ?\(\d+\))?$/i;

function kindOf(heading: string, type: PageType): Section["kind"] {
  if (type === "product" && isReviewHeading(heading)) return "review";
  if (type === "product" && OF_BUYERS.test(heading.trim())) return "unspoken";
  if (OF_ASKER.test(heading.trim())) return "own";
  // 「料金（送料込み）」 names the price of a service.
  const named =
    type === "product" ? heading : heading.replace(/(?<=料金|費用|価格)[（(][^（()）]*[)）]$/u, "");
  return isUnspokenSection(named) ? "unspoken" : "own";
}
