import type { Block } from "#kernel/page";
import { isEssentialLabel } from "./label-lists-ja.ts";
import { headingTopic } from "./row-topics-ja.ts";
import { asNote, NOTE_MARK, rowSentence, spokenValue } from "./row-values-ja.ts";

/** 「令和8年4月1日から」 below 「申請期間」, 「※1人1台までです。」 below a table. */
export function fragmentTold(
  text: string,
  above: Block | undefined,
  below: Block | undefined,
): string | null {
  const plain = text.trim();
  if (isNote(plain)) {
    if (above?.kind !== "table_row" && above?.kind !== "list_item") return null;
    // 「＊印は要予約です。」: nobody hears which rows have the mark.
    if (/^[※＊]\s*(?:印|の(?:ある|付いた|ついた))/u.test(plain)) return null;
    const notes = plain.split(NOTE_MARK).filter((note) => note.trim() !== "");
    const said = notes.map((note) => noteTold(note.trim()));
    return said.every((one) => one !== null) ? said.join("") : null;
  }
  if (above?.kind !== "heading" || plain.includes("。") || plain.length > LONGEST_FRAGMENT) return null;
  // 「注意」 above a warning and the name of a table call out what stands below them.
  if (below && below.kind !== "heading" && !/\d/.test(plain)) return null;
  // Above a table such a line is its name.
  if (below?.kind === "table_row" && !isEssentialLabel(above.text.trim())) return null;
  // 「日時」 above several lines is a label and no value.
  if (isEssentialLabel(plain)) return null;
  const [topic, value] = [headingTopic(above.text), spokenValue(plain)];
  return topic && value?.noun ? rowSentence(topic, value) : null;
}
const LONGEST_FRAGMENT = 110;

/** A second note below a table is of the table as well. */
export const aboveNotes = (blocks: readonly Block[], from: number, text: string) =>
  isNote(text) ? blocks.slice(0, from).findLast((block) => !isNote(block.text)) : blocks[from - 1];
export const isNote = (text: string) => /^\s*[※＊]/.test(text);

function noteTold(note: string): string | null {
  if (/。./.test(note)) return note;
  return /(?:です|ます|ません|ください)。?$/.test(note) ? `${note.replace(/。$/, "")}。` : asNote(note);
}
