import type { Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { isToldRow, mark, markSource, sourceOf } from "../row-marks-ja.ts";
import { runsIn } from "../runs-ja.ts";
import { valueSpoken } from "../written-values-ja.ts";
import { cellsOf } from "./tables-ja.ts";

const DAY_COLUMN = /(?:日|日時|日にち|日付|期日|日程|月日|とき)$/u;
const PLACE_COLUMN = /(?:区域|地区|地域|会場|場所|範囲|町名|施設)(?:名)?$|^ところ$/u;
/** 「10月7日（火曜日）午後11時から」: the day, and nothing but hours behind it. */
const DAY =
  /^(\d{1,2}月\d{1,2}日(?:\s?[（(][月火水木金土日](?:曜日?)?[)）])?)(?:[\s　、]*(?:午[前後]|正午|夜|朝)?\s?\d{1,2}[時:：].*|)$/u;
/** Another day behind it, or word that it is off. */
const OTHER_DAY = /(?<!翌)(?:\d{1,2}月)?\d{1,2}日.*\d{1,2}月\d{1,2}日|[、・]\s?\d{1,2}日/u;
const OFF = /中止|満[員席]|終了|延期|休[館止業]|変更|未定/u;
const FEWEST = 3;
const LONGEST = 150;
/** Told row by row, a schedule may take so much of a script; in one sentence, so much. */
const SHARE_OF_ROWS = 0.25;
const SHARE = 0.45;

/**
 * The page with its long schedules in one sentence each: 「日にちと会場は、第1回が4月3日で公民館、…です。」 Row by row they
 * would be cut, and who does not hear of his own day takes it for none.
 */
export function withSchedulesInShort(page: Page, source: Page, seconds: number): Page {
  if (page.language !== "ja" || page.type === "product") return page;
  const blocks = [...page.blocks];
  const secondsOf = (text: string) => sentenceSeconds(text, "ja");
  for (const { kind, from, to } of runsIn(source.blocks)) {
    const told = page.blocks.slice(from, to).filter((block) => isToldRow(block) && block.text !== "");
    const length = told.reduce((sum, { text }) => sum + secondsOf(text), 0);
    if (kind !== "table_row" || told.length < FEWEST || length <= SHARE_OF_ROWS * seconds) continue;
    const rows = source.blocks.slice(from, to).map(({ text }) => text);
    const text = scheduleInShort(rows, (one) => secondsOf(one) <= SHARE * seconds);
    if (!text) continue;
    const heading = source.blocks.findLast((block, at) => block.kind === "heading" && at < from)?.text ?? "";
    const said = { kind: "paragraph" as const, text };
    for (let at = from; at < to; at += 1) blocks[at] = { kind: "list_item", text: "" };
    blocks[from + 1] = said;
    mark(said, heading);
  }
  if (blocks.every((block, at) => block === page.blocks[at])) return page;
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}

/** The days and places of a table in one sentence; of more rows than fit the first, and the names of the others. */
export function scheduleInShort(
  rows: readonly string[],
  isShort: (sentence: string) => boolean = () => true,
): string | null {
  const [head = [], ...cells] = rows.map((row) => cellsOf(row, false).map((cell) => cell.trim()));
  const day = head.findIndex((name) => DAY_COLUMN.test(name));
  const [place = 0, ...others] = head.flatMap((name, at) => (PLACE_COLUMN.test(name) ? [at] : []));
  // Without one of two columns of places somebody goes on the wrong day.
  if (day === -1 || day > 1 || place <= day || others.length > 0 || cells.length < FEWEST) return null;
  const parts = cells.map((row) => {
    const [when = "", where = ""] = [row[day], row[place]];
    const [, date = ""] = DAY.exec(when) ?? [];
    const isPlain = date !== "" && !OTHER_DAY.test(when) && !/[。：:]/u.test(where) && where !== "";
    if (row.length !== head.length || !isPlain || row.some((cell) => OFF.test(cell) && cell !== where))
      return null;
    const named = { name: valueSpoken(row[0] ?? ""), where: joined(valueSpoken(where)) };
    return day === 0
      ? { name: valueSpoken(date), said: `${valueSpoken(date)}が${named.where}` }
      : { name: named.name, said: `${named.name}が${valueSpoken(date)}で${named.where}` };
  });
  const known = parts.filter((part) => part !== null);
  const isApart = new Set(known.map(({ name }) => name)).size === cells.length;
  if (known.length < cells.length || !isApart) return null;
  const subject = `${day === 0 ? "" : "日にちと"}${head[place]}は、`;
  for (let count = known.length; count > 0; count -= 1) {
    const first = known.slice(0, count).map(({ said }) => said);
    const rest = known.slice(count).map(({ name }) => name);
    const end = rest.length > 0 ? `で、ほかに${joined(rest.join("、"))}があります。` : "です。";
    const sentence = `${subject}${first.join("、")}${end}`;
    if (sentence.length <= LONGEST && isShort(sentence)) return sentence;
  }
  return null;
}

/** 「港通と汐入」: the comma stands between the rows. */
const joined = (text: string) => {
  const [last = "", ...before] = text.split("、").toReversed();
  return before.length > 0 ? `${before.toReversed().join("・")}と${last}` : last;
};
