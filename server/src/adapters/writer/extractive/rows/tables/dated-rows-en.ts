import { isEnglishSentence } from "#kernel/critic/predicate-en";
import type { Block } from "#kernel/page";
import { cellKindOf, cellSaid, UNSAYABLE } from "../cells-en.ts";

const OF_DATE = /^(?:dates?|days?|when)$/i;
const OF_TITLE =
  /^(?:subjects?|topics?|titles?|talks?|lectures?|events?|activit(?:y|ies)|films?|walks?|programme|what)$/i;
const OF_SPEAKER = /^(?:speakers?|lecturers?|presenters?|talk by)$/i;
const PERSON =
  /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir|Dame|Rev)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}’'-]+){1,2}$/u;
const LONGEST_TITLE = 100;
const LONGEST_REMARK = 110;
const FEWEST = 3;
/** Behind the name of an evening: where it is this time, and what to bring. */
const REMARK = /^(?:meet|bring|book|starts?|names? to|please) /i;

/**
 * "On 13 March, Ann Lea speaks on “The Weir”. On 8 May, the programme has “Summer walk”. Meet at the ford at six.": the dated
 * rows of a society's year, each by its place; none where the columns do not say what they are.
 */
export function datedRowsTold(blocks: readonly Block[]): Map<number, string> {
  const told = new Map<number, string>();
  for (const [from, block] of blocks.entries()) {
    const heads = block.kind === "table_row" ? cellsOf(block.text) : [];
    if (!OF_DATE.test(heads[0] ?? "")) continue;
    const title = heads.findIndex((head) => OF_TITLE.test(head));
    const speaker = heads.findIndex((head) => OF_SPEAKER.test(head));
    if (title < 1) continue;
    const rows = runBelow(blocks, from).flatMap((at): [number, string][] => {
      const cells = cellsOf(blocks[at]?.text ?? "");
      const text = cells.length === heads.length ? rowTold(cells, title, speaker) : null;
      return text ? [[at, text]] : [];
    });
    if (rows.length >= FEWEST) for (const [at, text] of rows) told.set(at, text);
  }
  return told;
}

function runBelow(blocks: readonly Block[], from: number): number[] {
  const end = blocks.findIndex(({ kind }, at) => at > from && kind !== "table_row");
  const last = end === -1 ? blocks.length : end;
  return Array.from({ length: last - from - 1 }, (_, at) => from + 1 + at);
}

function rowTold(cells: readonly string[], title: number, speaker: number): string | null {
  const [date = "", what = "", who = ""] = [cells[0], cells[title], cells[speaker]];
  if (cellKindOf(date) !== "date" || UNSAYABLE.test(cells.join(" "))) return null;
  const [first = "", ...others] = what.split(/(?<=[\p{L}\d)’'])[.!] (?=\p{Lu})/u);
  const name = bareTitle(first);
  const isName = isTitleLike(name);
  if (isName && PERSON.test(who)) return `On ${date}, ${who} speaks on “${name}”.`;
  const [event, rest] = isName ? [name, others] : [bareTitle(who), [first, ...others]];
  // A person or a sum, and nothing that says what happens.
  if (!event || PERSON.test(event) || event.length > LONGEST_TITLE || /[£$€]/.test(event)) return null;
  const remark = rest
    .map((text) => `${text.replace(/[.!]+$/, "").trim()}.`)
    .find((text) => REMARK.test(text) && text.length <= LONGEST_REMARK && isEnglishSentence(text));
  return [`On ${date}, the programme has “${event}”.`, ...(remark ? [remark] : [])].join(" ");
}

const bareTitle = (text: string) =>
  text
    .replace(/["“”]/g, "")
    .replace(/ \([^()]*\)/g, "")
    .replace(/[.!]+$/, "")
    .trim();

/** "Forty Years a Lock Keeper", "Reading an Old House", and no sentence in place of a title. */
function isTitleLike(text: string): boolean {
  const [head = ""] = text.split(":");
  const words = head.match(/\p{L}[\p{L}’'-]{3,}/gu) ?? [];
  const large = words.filter((word) => /^\p{Lu}/u.test(word));
  const isShort = text.length > 0 && text.length <= LONGEST_TITLE;
  return isShort && large.length > 1 && 3 * large.length >= 2 * words.length && !/[£$€]/.test(text);
}

const cellsOf = (text: string) => text.split(" / ").map(cellSaid);
