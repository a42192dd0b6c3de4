import type { Block } from "#kernel/page";
import { squash } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

const BULLET = /^(?:[・･●○■□◆◇▪▶►▼▽☆★✓✔•‣◦]|[-–*](?=\s))\s*(?=\S)/;
/** 「●●さん」, 「○か×か」, 「○だった」, 「☆今日のおすすめ☆」: the sign is a word or an ornament. */
const NO_BULLET =
  /^([・･●○■□◆◇▪▶►▼▽☆★✓✔•‣◦]).*\1$|^([●○■□◆◇☆★])(?:\2|(?:さん|だった|[かとだはがをのにでもや](?![\p{Script=Hiragana}ー])))/u;
const NUMBER = /^(?:[（(]?(\d{1,2})[)）.．、:：]|【(\d{1,2})】|([①-⑳]))(?=\D)/;
/** 「Q. 洗えますか？」, 「A　はい。」; "A friend told me" begins with an article. */
const ASKED =
  /^([QＱAＡ])\d{0,2}(?:[.．:：]\s*(?=[^.。,、]{0,20}[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])|\s+(?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]))/u;
/** 「受付日時：9時から」, "When: 6:30 p.m."; a wide space also stands inside a verse. */
const LABELLED = /^(?:[^\s。、「」（）()：:]{2,10}[：:](?!\/\/)\s*|\p{Lu}[\p{L} ]{1,24}:\s+)\S/u;
/** 「【補足】」, 「■お手入れ」: it heads what follows. */
const HEAD = /^(?:[■●▼▽◆◇▶►]|【[^】]{1,20}】)(?!.*[。！？!?])/;
/** 「＊＊サイズ＊＊」: a heading where no markup can be written. */
const STARRED = /^[＊*]{2,3}\s?([^＊*。]{1,16}?)\s?[＊*]{2,3}$/;
const LONGEST_HEAD = 40;
const LOWEST = 6;

interface Line {
  raw: string;
  text: string;
  /** Why it stands by itself; null where it goes on with the line before. */
  as: "item" | "label" | "question" | "head" | "heading" | "after" | null;
}

/**
 * A block as what its lines are: lists that are written as lines of one paragraph, with a sign each, become
 * items; lines that a page breaks for their looks stay together.
 */
export function ofLines(block: RawBlock): RawBlock[] {
  if (block.kind === "heading" || block.kind === "table_row") return [block];
  const pieces = block.lines ? piecesOf(block, block.lines, block.heads) : [block];
  return pieces.flatMap(circled).flatMap(chained);
}

function piecesOf(block: RawBlock, raw: readonly string[], heads: readonly boolean[] = []): RawBlock[] {
  const lines: Line[] = raw.map((line) => ({ raw: line.trim(), text: squash(line), as: null }));
  markItems(lines);
  markQuestions(lines);
  // The items of a list may begin with bold words each: there they belong to what follows them.
  if (block.kind === "paragraph")
    for (const [at, line] of lines.entries())
      if ((heads[at] || (STARRED.test(line.text) && at < lines.length - 1)) && line.as !== "question")
        line.as = "heading";
  const labelled = lines.filter(({ raw: line }) => LABELLED.test(line) && !ASKED.test(line));
  const labels = new Set(labelled.length > 1 && labelled.length * 2 > lines.length ? labelled : []);
  const end = lines.findLastIndex(
    (line) => line.as !== null || labels.has(line) || NUMBER.test(line.text) || BULLET.test(line.text),
  );
  const own = linesOfEach(lines);
  lines.forEach((line, index) => {
    const before = lines[index - 1]?.as;
    if (line.as !== null) return;
    const last = lines[index - 1 - own]?.as;
    if (labels.has(line)) line.as = "label";
    else if (isHead(line.text) && index < lines.length - 1) line.as = "head";
    // The first line behind the last item or label: what stands between two of them belongs to the first.
    else if (
      before === "head" ||
      before === "heading" ||
      (index === end + 1 + own && (last === "item" || last === "label"))
    )
      line.as = "after";
  });
  const groups: { as: Line["as"]; texts: string[] }[] = [];
  for (const { as, text } of lines) {
    const last = groups.at(-1);
    if (as === null && last) last.texts.push(text);
    else groups.push({ as, texts: [text] });
  }
  if (groups.length < 2) return [block];
  return groups.map(({ as, texts }) => {
    const { lines: _, heads: __, level: ___, ...rest } = block;
    const [first = "", ...more] = texts;
    if (as === "heading")
      return {
        ...rest,
        kind: "heading",
        level: LOWEST,
        text: first.replace(BULLET, "").replace(STARRED, "$1"),
      };
    const kind: Block["kind"] = as === "item" || as === "label" ? "list_item" : block.kind;
    return { ...rest, kind, text: [as === "item" ? first.replace(BULLET, "") : first, ...more].join(" ") };
  });
}

const isHead = (text: string) => text.length <= LONGEST_HEAD && HEAD.test(text) && !NO_BULLET.test(text);

/** An answer has a question before it. */
function markQuestions(lines: Line[]): void {
  let isAsked = false;
  for (const line of lines) {
    const [, sign] = ASKED.exec(line.raw) ?? [];
    if (sign === undefined || line.as !== null) continue;
    isAsked ||= sign === "Q" || sign === "Ｑ";
    if (isAsked) line.as = "question";
  }
}

/** 「●お茶漬け」 above one line each: how many lines go on with each item but the last; 0 where they are not alike. */
function linesOfEach(lines: readonly Line[]): number {
  const items = [...lines.keys()].filter((at) => lines[at]?.as === "item");
  const counts = new Set(items.slice(1).map((at, index) => at - (items[index] ?? 0) - 1));
  const [count = 0] = counts;
  return items.length >= FEWEST_ALIKE && counts.size === 1 ? count : 0;
}
const FEWEST_ALIKE = 3;

/** Lines of which several begin with the same sign, or with the next number. */
function markItems(lines: Line[]): void {
  const signs = Map.groupBy(lines, ({ text }) =>
    NO_BULLET.test(text) ? undefined : BULLET.exec(text)?.[0].trim(),
  );
  for (const [sign, some] of signs)
    if (sign !== undefined && some.length > 1) for (const line of some) line.as = "item";
  const numbered = lines.filter(({ text }) => NUMBER.test(text));
  const isCounted =
    numbered.length > 1 &&
    numbered.every((line, index) => index === 0 || numberOf(line) === numberOf(numbered[index - 1]) + 1);
  if (isCounted) for (const line of numbered) line.as = "item";
}

function numberOf(line: Line | undefined): number {
  const [, plain, framed, round] = NUMBER.exec(line?.text ?? "") ?? [];
  return round ? (round.codePointAt(0) ?? 0) - 0x245f : Number(plain ?? framed);
}

const CIRCLES = /[①-⑳]/g;
/** 「①と②を混ぜる」 speaks of steps and lists none. */
const SPEAKS_OF = /^[①-⑳]\s*(?:[とをはがのにでもや、・,～〜~]|から|まで|$)/;
const SHORTEST_STEP = 5;

/** 「①米を研ぐ ②30分ひたす ③炊く」 as an item each. */
function circled(block: RawBlock): RawBlock[] {
  const places = [...block.text.matchAll(CIRCLES)].map(({ index }) => index);
  const parts = places.map((from, index) => block.text.slice(from, places[index + 1]).trim());
  const isList =
    parts.length > 1 &&
    parts.every(
      (part, index) =>
        part.codePointAt(0) === 0x2460 + index && part.length > SHORTEST_STEP && !SPEAKS_OF.test(part),
    );
  if (!isList) return [block];
  // The last one ends with its sentence.
  const [last = "", after = ""] = (parts.pop() ?? "").split(/(?<=^[^。]*。)/);
  return ofParts(block, [block.text.slice(0, places[0]), [...parts, last], after]);
}

const ARROW = /\s*[→⇒➡➔]\s*/;
/** A step is something to do; places, prices and menus are none. */
const DOES = /[うくすつぬむるぐぶたて][^\p{L}]*$/u;
/** 「海面が上がるという連鎖が心配です」 says something of the chain. */
const OF_CHAIN = /[うくすつぬむるぐぶた](?:と|の|順|流れ|連鎖|こと)/;

/** 「水を止める→カップを外す→ごみを捨てる。」 as an item each. */
function chained(block: RawBlock): RawBlock[] {
  if (!ARROW.test(block.text)) return [block];
  const sentences = block.text.split(/(?<=[。！？])/);
  let open = 0;
  const at = sentences.findIndex((one) => {
    const isOutside = open === 0;
    open += openIn(one);
    return isOutside && isChain(one.split(ARROW));
  });
  if (at === -1) return [block];
  const steps = (sentences[at] ?? "").split(ARROW).map((step) => step.replace(/。$/, ""));
  return ofParts(block, [sentences.slice(0, at).join(""), steps, sentences.slice(at + 1).join("")]);
}

/** Brackets that a text opens and does not close. */
const openIn = (text: string) =>
  [...text.matchAll(/[「『（(]/g)].length - [...text.matchAll(/[」』）)]/g)].length;

const isChain = (steps: readonly string[]) =>
  steps.length > 2 &&
  steps.every((step) => step.length >= SHORTEST_STEP && openIn(step) === 0) &&
  !OF_CHAIN.test(steps.at(-1) ?? "") &&
  steps.filter((step) => DOES.test(step)).length * 3 >= steps.length * 2;

function ofParts(block: RawBlock, [before, items, after]: [string, string[], string]): RawBlock[] {
  const { lines: _, ...rest } = block;
  return [
    { ...rest, text: before.trim() },
    ...items.map((text): RawBlock => ({ ...rest, kind: "list_item", text: text.trim() })),
    { ...rest, text: after.trim() },
  ].filter(({ text }) => text !== "");
}
