import { contentTerms } from "#kernel/text/content-terms";
import { alternativesOf } from "#kernel/text/phrases";
import type { Subject } from "../../draft.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { asks } from "../stands.ts";
import { type Told, toldOf } from "../wording.ts";
import type { ThreadReply } from "./replies.ts";

/** "But who mends it?": what it is joined to is left out. */
export const unjoined = (line: ProseLine): ProseLine => {
  const [first = "", ...others] = line.sentences;
  const own = first.replace(/^(?:But|And|So|Or|However,) (\p{Ll})/u, (_, sign: string) => sign.toUpperCase());
  return own === first ? line : { ...line, sentences: [own, ...others] };
};

/** Whether an English answer has a word of what was asked before it. */
export function speaksOfSame(question: ThreadReply, answer: ThreadReply): boolean {
  const termsOf = (lines: readonly ProseLine[]) => contentTerms(lines.map(textOfLine).join(" "), "en");
  const asked = termsOf(question.lines);
  return [...termsOf(answer.whole ?? answer.lines)].some((term) => asked.has(term));
}

const REQUEST = new RegExp(alternativesOf("thread-requests-en"), "i");
/** Whether an English sentence asks the others for something, without a question mark. */
export const requestsInWords = (text: string) => REQUEST.test(text);
/** Whether the line asks the others for something. */
export const requests = (line: ProseLine) => asks(textOfLine(line)) || requestsInWords(textOfLine(line));

/** Says whose words they are: in a sentence before them in Japanese, within the first in English. */
export function spokenPost(frame: string, lines: readonly ProseLine[], { page }: Subject): Told[] {
  const said = toldOf(lines);
  const [head] = said;
  if (!head) return [];
  if (page.language === "ja") return frame ? [{ text: frame, blockIndex: null }, ...said] : said;
  const inner = said.map((one) => ({ ...one, text: one.text.replace(/["“]([^"“”]*)["”]/g, "‘$1’") }));
  const isOpen = inner.some(({ text }) => /["“”]/.test(text));
  const [first = head, ...others] = isOpen ? said : inner;
  if (isOpen) return [{ ...first, text: `${frame}: ${first.text}` }, ...others];
  const quoted = [{ ...first, text: `${frame}: “${first.text}` }, ...others];
  return quoted.map((one, index) => (index === quoted.length - 1 ? { ...one, text: `${one.text}”` } : one));
}
