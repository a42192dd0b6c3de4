import { beginningOf, type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { allWithin, firstWithin } from "../html/lookup.ts";

const isOutside = hasTag("NAV", "ASIDE", "FOOTER", "HEADER");
const MOST = 24;
const LONGEST = 60;
const LONGEST_NAME = 14;
/** Of a line or a button of a choice: it cannot be had now. */
const GONE =
  /(?:再入荷(?:通知|のお知らせ|待ち|未定)|入荷(?:待ち|未定)|売り?切れ|品切れ|完売|在庫(?:なし|切れ)|sold ?out)/iu;
/** Of another: it can. */
const THERE = /予約(?:する)?$|カート|カゴ|購入|在庫(?:あり|わずか)|残り/u;
const MARK_GONE = /^[×✕✖]$/u;
const MARK_THERE = /^(?:[○〇◯◎△▲](?:\s?在庫\d+)?|在庫(?:あり|わずか)|残り.{1,6}|お取り寄せ)$/u;

/** Colours and sizes that cannot be had by the lines, buttons and tables of two choices on which they stand. */
export function goneInLists(document: Documentish): string[] {
  const own = (element: Elementish) => nearest(element, isOutside) === null;
  const lists = [...document.querySelectorAll("ul")].filter(own).flatMap(linesIn);
  const buttons = [...document.querySelectorAll("button[disabled]")]
    .filter(own)
    .slice(0, MOST)
    .flatMap(buttonIn);
  const tables = [...document.querySelectorAll("table")].filter(own).flatMap(crossingsIn);
  return [...new Set([...lists, ...buttons, ...tables])];
}

/** 「墨黒 / S 再入荷通知」 beside 「墨黒 / M 予約する」: each line names a choice and says whether it can be had. */
function linesIn(list: Elementish): string[] {
  const lines = [...list.children];
  if (lines.length < 2 || lines.length > MOST) return [];
  const all = lines.map((line) => {
    const last = [...line.children].at(-1);
    const sign = squash(last?.textContent);
    const whole = squash(beginningOf(line, LONGEST));
    const name = whole.endsWith(sign) ? named(whole.slice(0, whole.length - sign.length)) : "";
    return { name, isGone: GONE.test(sign), isThere: THERE.test(sign) && !GONE.test(sign) };
  });
  if (!all.every(({ name, isGone, isThere }) => name !== "" && isGone !== isThere)) return [];
  return all.some(({ isThere }) => isThere) ? all.filter(({ isGone }) => isGone).map(({ name }) => name) : [];
}

/** 「25.5 入荷待ち」 on a button that cannot be pressed, beside others that can. */
function buttonIn(button: Elementish): string[] {
  const text = squash(beginningOf(button, LONGEST));
  const name = named(text.replace(GONE, ""));
  const beside = [...(button.parentElement?.children ?? [])].filter(
    (one) => one.tagName === button.tagName && one.getAttribute("disabled") === null,
  );
  if (!GONE.test(text) || name === "" || beside.length === 0) return [];
  const head = squash(beginningOf([...(button.parentElement?.children ?? [])][0] ?? button, LONGEST));
  return [/^\d/u.test(name) && /サイズ/u.test(head) ? `サイズ${name}` : name];
}

/** A table of colours by sizes, with a mark for each pair. */
function crossingsIn(table: Elementish): string[] {
  if (firstWithin(table, "table") !== null) return [];
  const lines = allWithin(table, "tr").map((row) =>
    [...row.children].map((cell) => squash(beginningOf(cell, LONGEST))),
  );
  const [heads = [], ...rows] = lines;
  const isCrossed =
    rows.length > 1 &&
    rows.length <= MOST &&
    heads.length > 2 &&
    heads[0] === "" &&
    rows.every(({ length }) => length === heads.length);
  if (!isCrossed) return [];
  const cells = rows.flatMap(([row = "", ...marks]) =>
    marks.map((mark, at) => ({ name: pairOf(named(row), named(heads[at + 1] ?? "")), mark })),
  );
  if (!cells.every(({ name, mark }) => name !== "" && (MARK_GONE.test(mark) || MARK_THERE.test(mark))))
    return [];
  const gone = cells.filter(({ mark }) => MARK_GONE.test(mark)).map(({ name }) => name);
  return gone.length < cells.length ? gone : [];
}

const pairOf = (row: string, head: string) => (row && head ? `${row}の${head}` : "");

/** A choice's name as one says it, 「墨黒のS」 of 「墨黒 / S」; empty where it is none. */
function named(text: string): string {
  const name = squash(text)
    .replace(/^[\s／/:：・-]+|[\s／/:：・-]+$/gu, "")
    .replace(/(?<=\p{L})\s*[／/]\s*(?=\S)/u, "の");
  return name.length <= LONGEST_NAME && /[\p{L}\d]/u.test(name) && !/[、。]/u.test(name) ? name : "";
}
