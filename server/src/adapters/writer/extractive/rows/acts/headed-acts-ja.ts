import type { Block, Page } from "#kernel/page";
import { isToldRow, mark, markSource, sourceOf } from "../row-marks-ja.ts";
import { actOf } from "./acts-ja.ts";
import { daysWithHours, listRightBelow, placeWithWayIn } from "./headed-days-ja.ts";

const LONGEST_HEADING = 12;
/** 「6月1日から6月30日まで。」, below 「受付期間と申し込み方法」 */
const PERIOD = /^(?=[^。]*\d)[^。はがを]{4,70}(?:から|より)[^。はがを]{2,40}まで(?=。)/u;
/** 「保険料として一人百円です。」: a noun, and no subject. */
const VALUE = /^[^。]{2,70}(?<!の|ん|そう|よう|みたい|必要|可能|不要|無用|自由|大切|重要)です。/u;
/** 「高校生以下は無料」 and 「一辺が五十センチを超える家具」 have subjects within. */
const FREE_FOR = /は(?=無料|半額|[\d一二三四五六七八九十百千,]+円)/gu;
const CLAUSE = /が(?=[^、。がは]*[うくぐすつぬぶむるたい](?:\p{Script=Han}|\p{Script=Katakana}|もの))/gu;
const POINTS = /次の|以下の|下記|上記|こちら|この|その|^(?:ただし|なお|また|ほか|例年|昨年)/u;

/** A Japanese page whose paragraphs below 「日時」 or 「参加費」 say of what they are. */
export function withHeadedActs(page: Page): Page {
  if (page.language !== "ja" || page.type === "product") return page;
  const told = new Set<number>();
  const blocks = page.blocks.map((block, at): Block => {
    const above = page.blocks[at - 1];
    const label = above?.kind === "heading" ? above.text.trim().replace(/^[■●◆・【\d.．\s]+|】$/gu, "") : "";
    if (told.has(at)) return { kind: "list_item", text: "" };
    const items =
      label && block.kind === "list_item" && !isToldRow(block) ? listRightBelow(page.blocks, at - 1) : [];
    const days = daysWithHours(label, items);
    if (days) {
      for (const place of items.keys()) if (place > 0) told.add(at + place);
      return marked(days, label);
    }
    const isPlain = block.kind === "paragraph" && !isToldRow(block);
    const text = block.text.trim();
    const period = isPlain ? (periodTold(label, text) ?? placeWithWayIn(label, text)) : null;
    if (period) return marked(period, label);
    if (!isPlain || !label || label.length > LONGEST_HEADING || actOf(label) === null) return block;
    const [first = ""] = VALUE.exec(block.text.trim()) ?? [];
    const subject = first.replace(FREE_FOR, "").replace(CLAUSE, "");
    if (!first || /[はがも]/u.test(subject) || POINTS.test(first) || first.includes(label)) return block;
    return marked(`${label}は、${block.text.trim()}`, label);
  });
  if (blocks.every((block, at) => block === page.blocks[at])) return page;
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}

function marked(text: string, label: string): Block {
  const told: Block = { kind: "paragraph", text };
  mark(told, label);
  return told;
}

/** Of a heading of two parts the first is the period's. */
function periodTold(label: string, text: string): string | null {
  const [name = ""] = label.split(/と|・|、|および|及び/u);
  const act = actOf(name);
  const [period] = PERIOD.exec(text) ?? [];
  return period && name.length <= LONGEST_HEADING && (act === "when" || act === "due")
    ? `${name}は、${period}です${text.slice(period.length)}`
    : null;
}
