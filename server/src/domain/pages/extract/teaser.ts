import type { Block } from "#kernel/page";
import { phrases } from "#kernel/text/phrases";
import { squash } from "../html/dom.ts";
import { endsSentence } from "./text-features.ts";
import { blocksLength, width } from "./width.ts";

/** Asks to pay or sign in for the rest of this very text. */
const CALL = phrases("refusal-paywall");
/** Says that something is for subscribers, which may be something else than this text. */
const MARK = phrases("refusal-paywall-marks");

/** So much text in front of a call to subscribe is an article that may end with one; less in front of a mark. */
const WHOLE_ARTICLE = { call: 2_500, mark: 1_000 };
const LONGEST_CALL = 160;
/** A page that calls more often lists the beginnings of many texts. */
const MOST_CALLS = 2;
const PROSE = 80;
const SENTENCE = 60;

interface Signs {
  /** Characters of the text, those of Japanese twice. */
  length: number;
  /** The page's own data says that the text is not free. */
  paid: boolean;
  /** Everything that the page says. */
  words: () => string;
  /** The same, line by line. */
  lines: () => readonly Block[];
}

/** Whether these blocks are the beginning of a text whose rest is kept for those who pay. */
export function isTeaser(blocks: readonly Block[], { length, paid, words, lines }: Signs): boolean {
  if (isCut(blocks, length)) return true;
  if (length < WHOLE_ARTICLE.call && breaksOff(blocks) && callsBehind(blocks, lines())) return true;
  if (!paid || length >= WHOLE_ARTICLE.call) return false;
  if (length < VERY_SHORT || breaksOff(blocks)) return true;
  const said = words();
  return CALL.test(said) || MARK.test(said);
}
const VERY_SHORT = 600;

/** A teaser's prose ends with the call to pay, a short block of its own, and nothing of weight comes behind. */
function isCut(blocks: readonly Block[], length: number): boolean {
  if (length >= WHOLE_ARTICLE.call) return false;
  const isCall = ({ text }: Block) => text.length <= LONGEST_CALL && CALL.test(text);
  const isMark = ({ kind, text }: Block) =>
    kind === "paragraph" && text.length <= LONGEST_CALL && length < WHOLE_ARTICLE.mark && MARK.test(text);
  const at = blocks.findIndex((block) => isCall(block) || isMark(block));
  const call = blocks[at];
  if (!call || blocks.filter(({ text }) => text === call.text).length > MOST_CALLS) return false;
  const [before, behind] = [blocks.slice(0, at), blocks.slice(at + 1)];
  const prose = behind.filter(({ kind, text }) => kind === "paragraph" && text.length > PROSE);
  if (prose.length > 1 || !before.some(({ kind, text }) => kind === "paragraph" && width(text) > SENTENCE))
    return false;
  return blocksLength(behind) <= Math.max(300, blocksLength(before));
}

/** Whether the page calls for payment right behind the last of its prose. */
function callsBehind(blocks: readonly Block[], lines: readonly Block[], call = CALL): boolean {
  const last = blocks.findLast(isProse)?.text;
  const at = lines.findLastIndex(({ text }) => text === last);
  return (
    at !== -1 &&
    lines.slice(at + 1, at + 1 + NEAR).some(({ text }) => text.length <= LONGEST_CALL && call.test(text))
  );
}

/** Whether little of a text is told, in whole sentences, and right behind it that the rest is kept: who sells it names a price. */
export const isKeptBehind = (
  blocks: readonly Block[],
  { length, lines }: Pick<Signs, "length" | "lines">,
): boolean => length < WHOLE_ARTICLE.mark && callsBehind(blocks, lines(), KEPT);
/** "This post is for paid subscribers", 「ここから先は」; "Subscribe to keep reading" may stand below a whole text. */
const KEPT =
  /\bthis (?:article|story|post|issue|essay)\b[^.]{0,30}\b(?:for|to) (?:paid |paying |our )?(?:subscribers|members)\b|ここから(?:先|さき)は|(?:続き|この先)は?[^。]{0,16}(?:会員|購読|有料)/iu;
const NEAR = 6;
const isProse = ({ kind, text }: Block) => kind === "paragraph" && width(text) > PROSE;

/** Whether the last of the prose stops within a sentence, or trails off. */
function breaksOff(blocks: readonly Block[]): boolean {
  const last = squash(blocks.findLast(isProse)?.text ?? "");
  return last !== "" && (/(…|\.\.\.)$/.test(last) || !endsSentence(last));
}
