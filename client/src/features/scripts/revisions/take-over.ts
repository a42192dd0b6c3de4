import { type Row, textOf } from "../diff/diff";
import { addSentence, replaceSentence, toDraft } from "../editor/draft";

/** A row with where its sentences stand; of one that is missing, where the one before it does. */
export interface PlacedRow extends Row {
  places: { left: number; right: number };
}

export function placed(rows: readonly Row[]): PlacedRow[] {
  const places = { left: -1, right: -1 };
  return rows.map((row) => {
    if (row.left) places.left += 1;
    if (row.right) places.right += 1;
    return { ...row, places: { ...places } };
  });
}

interface Text {
  content: string;
  sentences: readonly { paragraph: number; text: string }[];
}

/** A script with the sentence of a row as the other side has it, or without it where the other has none. */
export function takenOver({ content, sentences }: Text, row: PlacedRow, to: "left" | "right"): string {
  const draft = toDraft(content, sentences);
  const given = textOf(to === "left" ? row.right : row.left);
  const at = row.places[to];
  if (row[to]) return replaceSentence(draft, at, given ?? "").content;
  if (given === null) return content;
  return at < 0 ? `${given}\n${content}` : addSentence(draft, at, given).content;
}
