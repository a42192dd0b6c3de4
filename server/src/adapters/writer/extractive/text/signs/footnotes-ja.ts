const FIGURE = String.raw`[\d０-９]{1,2}`;
/** 「※1 」, 「*2」, 「(注3)」, 「注1：」; 「※1個まで」 is a remark. */
const NUMBERED = String.raw`(?:[（(]?(?:※|＊|\*|注|註)\s?${FIGURE}[）)]?)(?=[\s　:：、.．)）]|(?=[^\d０-９])(?<=[）)]))`;
/** Diaries set the mark itself as a link: 「:料理の本は微妙である。」 is what is left. */
const FOOTNOTE = new RegExp(`^\\s*(?:${NUMBERED}|[:：](?=\\S))`, "u");
/** A second mark behind a space: the notes of a whole page in one line. */
const NEXT_NOTE = new RegExp(`[\\s　。]${NUMBERED}`, "u");
/** Behind the text that it belongs to: 「…減らしました。 ※1 当社調べ ※2 …」 */
const BEHIND = new RegExp(`(?<=。)\\s*${NUMBERED}.*$`, "su");

/** Whether a text is a note of a mark that nobody hears. */
const isFootnote = (text: string): boolean => FOOTNOTE.test(text);

/** A text without the notes to its marks: nothing where it has nothing else. */
export function withoutFootnotes(text: string): string {
  if (isFootnote(text)) return "";
  const [notes = ""] = BEHIND.exec(text) ?? [];
  return NEXT_NOTE.test(notes.trimStart().slice(1)) ? text.slice(0, -notes.length) : text;
}
