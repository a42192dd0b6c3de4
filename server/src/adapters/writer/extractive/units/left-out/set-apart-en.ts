import type { Block } from "#kernel/page";
import type { Section } from "../../sections.ts";
import { isChrome } from "../../text/wording.ts";

/** “Hey Loom, is the shaft down?”: what one asks of a thing, or has it do. */
const SAID_TO_GOODS = /\?["”](?:\s|$)|^[“"](?:hey|ok|okay|hi|hello|alexa|siri),? /i;
/** “Hey Loom, stop.” “The shaft is down.”: a talk with a thing is neither praise of it nor its description. */
export const isSpokenToGoods = (text: string) =>
  /^[“"][^“”"]+[”"](?:\s+[“"][^“”"]+[”"])?$/.test(text.trim()) && SAID_TO_GOODS.test(text.trim());

/** Whether a paragraph is the first of a page that is longer than a line. */
export const isFirstText = (blocks: readonly Block[], at: number) => blocks.findIndex(isLongText) === at;
const isLongText = ({ kind, text }: Block) => kind === "paragraph" && text.length >= LONGER_THAN_LINE;
/** Whether a description has begun above it, be it one that cannot be said: a phrase here is not its first words. */
export const isBehindText = (blocks: readonly Block[], sections: readonly Section[], at: number): boolean =>
  blocks
    .slice(0, at)
    .some(
      (one, index) => sections[index]?.kind === "own" && isLongText(one) && !isChrome(one.text, "product"),
    );
const LONGER_THAN_LINE = 80;

/** "*Needs a second shaft.", where a star above points at it: small print, and no description. */
export function isFootnote(blocks: readonly Block[], at: number): boolean {
  const [stars] = /^\*{1,4}(?=[^\s*])/.exec(blocks[at]?.text.trim() ?? "") ?? [];
  if (!stars) return false;
  const mark = new RegExp(`[\\p{L}\\d.)”"]${stars.replaceAll("*", "\\*")}(?!\\*)`, "u");
  return blocks.slice(0, at).some(({ text }) => mark.test(text));
}
