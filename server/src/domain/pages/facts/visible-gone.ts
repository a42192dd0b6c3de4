import { beginningOf, type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { allWithin, firstWithin } from "../html/lookup.ts";
import { goneInLists } from "./gone-in-lists.ts";

const isOutside = hasTag("NAV", "ASIDE", "FOOTER", "HEADER");
/** 「×」 stands between two measures, too. */
const GONE =
  /(?:売り?切れ|品切れ|完売|在庫(?:なし|無し|切れ)|sold ?out)(?:中|です)?(?=$|[\s）)、・])|(?:^|[\s（(：:])[×✕](?=$|[）)]|\s*(?:\d{1,2}月|再?入荷|次回))/iu;
const ASKS = /選択|お選び|^[-−ー―]+$/u;
const MARKS =
  /[（(][^（()）]*[)）]|在庫(?:あり|なし|無し|切れ|わずか|僅少)|売り?切れ|品切れ|完売|残り(?:わずか|\s?\d+\s?\p{L}?)|(?:再)?入荷(?:待ち|未定|予定)|sold ?out|[○◯◎△×✕]/giu;
/** 「大びん　￥1,200」, 「大びん（+200円）」: what a choice costs is no part of its name. */
const AMOUNTS =
  /[＋+±-]?\s?(?:[￥¥]\s?\d[\d,]*(?:円)?|\d[\d,]*\s?円)(?:\s?[（(]?税[込抜別]み?[）)]?)?|[（(]?税[込抜別]み?[）)]?/gu;
const OF_COLOUR = /^(?:カラー|色)/u;
const OF_SIZE = /サイズ|大きさ|size/i;
const OF_CHOICE = /^(?:カラー|色|サイズ|種類|タイプ|容量|柄|味|香り|colou?r|size)/iu;
const OF_STOCK = /^在庫/u;
const THERE = /^(?:[○◯◎△]|在庫あり|あり$|残り)/u;
const SIZE = /^(?:[\d.]+|\d?X{0,3}[SL]|M|F|[大中小])$/iu;
const LONGEST = 12;
const LONGEST_CELL = 60;
const MOST = 12;

interface Choice {
  name: string;
  isGone: boolean;
}

/** The colours or sizes of a Japanese page that cannot be had while others can, as they are said. */
export function goneChoices(document: Documentish): string[] {
  const own = (element: Elementish) => nearest(element, isOutside) === null;
  const groups = [...document.querySelectorAll("select, fieldset")].filter(own).map(choicesIn);
  const tables = [...document.querySelectorAll("table")].filter(own).map(rowsIn);
  const gone = [...groups, ...tables]
    .filter((all) => all.length > 1 && all.length <= MOST && all.some(({ isGone }) => !isGone))
    .flatMap((all) => all.filter(({ isGone }) => isGone).map(({ name }) => name));
  return [...new Set(gone.length > 0 ? gone : goneInLists(document))];
}

function choicesIn(group: Elementish): Choice[] {
  const isList = group.tagName.toUpperCase() === "SELECT";
  const head = isList ? group.previousElementSibling : firstWithin(group, "legend");
  const title = squash(head?.textContent);
  return allWithin(group, isList ? "option" : "label").flatMap((part) => {
    const leaves = [...part.children].map((one) => squash(one.textContent)).filter(Boolean);
    const text = leaves.length > 1 ? leaves.join(" ") : squash(part.textContent);
    return text && !ASKS.test(text) ? [{ name: nameIn(text, title), isGone: GONE.test(text) }] : [];
  });
}

/** The rows of a table that has the stock of each colour or size; none where one row is not understood. */
function rowsIn(table: Elementish): Choice[] {
  const lines = allWithin(table, "tr");
  if (lines.length > MOST + 1 || firstWithin(table, "table") !== null) return [];
  const [heads = [], ...rows] = lines.map((row) =>
    [...row.children].map((cell) => squash(beginningOf(cell, LONGEST_CELL))),
  );
  const [kind = ""] = heads;
  const stock = heads.findIndex((head) => OF_STOCK.test(head));
  if (!OF_CHOICE.test(kind) || stock < 1) return [];
  const all = rows.map((cells) => ({
    name: nameIn(cells[0] ?? "", kind),
    isGone: GONE.test(cells[stock] ?? ""),
    isThere: THERE.test(cells[stock] ?? ""),
  }));
  return all.every(({ isGone, isThere }) => isGone !== isThere) ? all : [];
}

/** 「サイズ24」, 「ホワイト」; 「一部」 where a choice has no name that can be said. */
function nameIn(text: string, title: string): string {
  const name = squash(text.replace(MARKS, " ").replace(AMOUNTS, " "))
    .replace(/^[\s／/:：・-]+|[\s／/:：・-]+$/gu, "")
    .trim();
  const isName =
    name.length > 0 && name.length <= LONGEST && /[\p{L}\d]/u.test(name) && !/[、。]/u.test(name);
  if (!isName) return SOME;
  // 「墨」 alone is hardly heard as a name.
  if (/^\p{Script=Han}$/u.test(name) && OF_COLOUR.test(title)) return `色：${name}`;
  if (!SIZE.test(name)) return /^\d/.test(name) || /\p{L}{2}/u.test(name) ? name : SOME;
  return OF_SIZE.test(title) ? `サイズ${name}` : SOME;
}
const SOME = "一部";
