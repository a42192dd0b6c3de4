import type { Block, Page } from "#kernel/page";
import { offerOf } from "../../offer/offer.ts";
import { isToldRow, mark, markSource, sourceOf } from "../row-marks-ja.ts";
import { headingTopic, isGeneric, withoutPartNumber } from "../row-topics-ja.ts";
import { type Act, actOf } from "./acts-ja.ts";

/** Each part of an event has these of its own. */
const OF_PART = new Set<Act>(["when", "fee", "where", "number", "due", "who"]);
/** Below such a heading the rows are of the whole. */
const OF_WHOLE =
  /申し?込|申請|受付|応募|問い?合わ?せ|概要|案内|要項|要領|詳細|開催|募集|利用|料金|費用|日時|日程|時間|会場|場所|アクセス|交通|情報|内容|について/u;
const SHORT_NAME =
  /^(?:第[一二三四五六七八九\d１-９]+(?:部|回|日|期|会場)|[^ 　、。]{1,4}の部|[A-ZＡ-Ｚ](?:日程|コース|プラン|会場|組))(?=$|[ 　：:・「『（(])/u;
const LABEL = /^[^、。]{2,24}?(?=は、)/u;

const isMain = ({ blocks }: Page, heading: string) =>
  blocks.some(({ kind, level, text }) => kind === "heading" && level === 1 && text.trim() === heading);
/** Whether the rows below a heading are of all that the page tells. */
export const isOfWhole = (page: Page, heading: string) =>
  heading === "" ||
  isMain(page, heading) ||
  isGeneric(heading) ||
  OF_WHOLE.test(heading) ||
  page.title.includes(heading);

/** The name of a part as one says it before 「の会場」; null where its heading is a headline. */
const nameOf = (heading: string) =>
  SHORT_NAME.exec(heading)?.[0] ??
  headingTopic(heading) ??
  (heading.length <= LONGEST_NAME && NAME.test(heading) ? heading : null);
const LONGEST_NAME = 14;
/** 「大黒蔵の琴の夕べ」 */
const NAME = /^[^はがを、。：:？?！!\s]+の[^はがをで、。：:？?！!\s]*[^うくぐすつぬむるただてでにはがを]$/u;

/**
 * A Japanese page whose parts have places, times and prices of their own: each row of a part names it, or is not
 * told. Without its part it would be heard of the whole.
 */
export function withPartsNamed(page: Page): Page {
  if (page.language !== "ja" || page.type === "product") return page;
  const rows = page.blocks.flatMap((block, at) => {
    const label = isToldRow(block) ? (LABEL.exec(block.text)?.[0] ?? "").replace(/について$/u, "") : "";
    const act = label ? actOf(label.replace(/^.*の(?=.{2,}$)/u, "")) : null;
    const section = page.blocks.findLastIndex(({ kind }, above) => kind === "heading" && above < at);
    return act && OF_PART.has(act) ? [{ at, act, section }] : [];
  });
  const sectionsOf = Map.groupBy(rows, ({ act }) => act);
  const isTwice = [...sectionsOf.values()].some(
    (some) => new Set(some.map(({ section }) => section)).size > 1,
  );
  if (!isTwice) return page;
  const blocks = [...page.blocks];
  for (const { at, section } of rows) {
    const heading = withoutPartNumber(page.blocks[section]?.text ?? "");
    const row = blocks[at];
    if (!row || isOfWhole(page, heading)) continue;
    const name = nameOf(heading);
    if (name && row.text.startsWith(name)) continue;
    const told: Block = name ? { ...row, text: `${name}の${row.text}` } : { kind: "list_item", text: "" };
    if (name) mark(told, `${name} ${heading}`);
    blocks[at] = told;
  }
  if (blocks.every((block, at) => block === page.blocks[at])) return page;
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}

/** An event with a price is no goods: its rows say when and where it is, and what it costs where a price would be told. */
export function asEvent(page: Page): Page {
  if (page.language !== "ja" || page.type !== "product") return page;
  const acts = new Set(
    page.blocks.flatMap(({ kind, text }) =>
      kind === "table_row" ? (actOf(/^[^:：/／]{2,12}/u.exec(text)?.[0]?.trim() ?? "") ?? []) : [],
    ),
  );
  const isEvent =
    acts.has("when") && acts.has("where") && (acts.has("number") || acts.has("due") || acts.has("who"));
  const isPriced = acts.has("fee") || offerOf(page).offer.price === null;
  return (isEvent && isPriced) || isCourse(page) ? { ...page, type: "article" } : page;
}

/** Lessons are attended, and an office sells nothing: what one pays there stands in the head of a row or a column. */
const isCourse = ({ blocks }: Page) =>
  blocks.some(({ kind, text }) => kind === "table_row" && COURSE_FEE.test(text));
const COURSE_FEE =
  /(?:^|\/ )(?:受講料|月謝|レッスン料|授業料|自己負担[額金]|補助額|助成額)(?:[（(][^（()）]*[)）])?(?=: | \/ |$)/u;
