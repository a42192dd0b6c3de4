import type { Block, Page } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import { isCredit } from "./credits-en.ts";

/** The words of one voice before another takes its turn. */
export interface Turn {
  /** The name of the one who speaks, as the page writes it; "" for an answer without a name, `ASKER` for the page itself. */
  label: string;
  parts: { text: string; blockIndex: number }[];
}

/** The label of the voice that asks, where only a mark says that it does. */
export const ASKER = "?";

/** "Ilse Quarrington: Mud.", "IQ: …" */
const LABELLED: Record<Language, RegExp> = {
  en: /^\s*([\p{Lu}][\p{L}\d.&’' -]{0,38}?)\s?[:：]\s+(?=\S)/u,
  ja: /^\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー・A-Za-z]{1,10})(?:\s?[：:]\s?|[ 　]+(?=\S[^。]*[。？?！…]))(?=\S)/u,
};
/** 「――料金はいくらですか。」, "Q. How much?" */
const ASKED = /^\s*(?:[―—–ー─]{1,3}|[-]{2,3}|[QＱ]\s?\d{0,2}(?:[.．:：)）]|(?=[ 　])))\s*/u;
const ANSWERED =
  /^\s*[AＡ]\s?\d{0,2}(?:[.．:：)）]|(?=[ 　](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])))\s*/u;
const LONGEST_LABEL = 40;
const ENDS = /[.!?。！？…」”"]$/u;
const FEWEST = 2;

/** A block without the sign of who speaks, and that sign; null where it has none. */
function labelOf(text: string, language: Language): { label: string; rest: string } | null {
  const asked = ASKED.exec(text);
  if (asked) return { label: ASKER, rest: text.slice(asked[0].length) };
  const answered = ANSWERED.exec(text);
  if (answered && language === "en" ? /^\s*A\s?\d{0,2}[.:)]/.test(text) : answered)
    return { label: "", rest: text.slice(answered?.[0].length ?? 0) };
  const named = LABELLED[language].exec(text);
  return named ? { label: named[1] ?? "", rest: text.slice(named[0].length) } : null;
}

/** The turns of a page whose voices are marked, each with the blocks that belong to it. */
export function markedTurns({ blocks, language }: Page): Turn[] {
  const alone = labelsAlone(blocks);
  const marked = blocks.map((block) =>
    block.kind === "heading" || block.isCaption || endsTurn(block) ? null : labelOf(block.text, language),
  );
  const times = new Map<string, number>();
  for (const one of marked) if (one) times.set(one.label, (times.get(one.label) ?? 0) + 1);
  const isShortened = (label: string) =>
    [...times.keys()].some((other) => other !== label && other.charAt(0) === label.charAt(0));
  const isAskerAlone = [...times].every(([label, count]) => label === ASKER || count < FEWEST);
  const isOwn = ownOn(blocks);
  const turns: Turn[] = [];
  let isOpen = false;
  for (const [at, block] of blocks.entries()) {
    const text = block.text.trim();
    if (alone.has(text)) {
      turns.push({ label: text, parts: [] });
      isOpen = true;
      continue;
    }
    const one = marked[at];
    // "Note: …" stands once: it is nobody's name, unless it begins like one that returns.
    const isVoice = one && ((times.get(one.label) ?? 0) >= FEWEST || isShortened(one.label));
    if (one && isVoice && block.kind !== "table_row") {
      turns.push({ label: one.label, parts: [{ text: one.rest, blockIndex: at }] });
      isOpen = true;
    } else if (isOpen && isOwn(block)) {
      const last = turns.at(-1);
      if (last?.label === ASKER && isAskerAlone) turns.push({ label: "", parts: [{ text, blockIndex: at }] });
      else last?.parts.push({ text, blockIndex: at });
    }
    if (block.kind === "heading" || endsTurn(block)) isOpen = false;
  }
  return turns.filter(({ parts }) => parts.length > 0);
}

/** "* * *": signs that stand in place of a rule; dots alone may be somebody's silence. */
const RULE = /^[\s*＊–—―─━=_~～◆◇■□●○★☆#·•⁂❦-]+$/u;

/** Whether nobody goes on speaking behind a line: it parts what is said from what the page says, or names who made it. */
const endsTurn = ({ text }: Block) => RULE.test(text) || isCredit(text);

/** The turns of a page on which headings or lines of their own ask, and the paragraphs below them answer. */
export function askedTurns({ blocks, language }: Page): Turn[] {
  const isOwn = ownOn(blocks);
  const turns: Turn[] = [];
  // Where the page marks what it asks, a question within an answer is the answer's own.
  const isMarked = blocks.some(({ isAsked }) => isAsked);
  for (const [at, block] of blocks.entries()) {
    const text = block.text.trim();
    const next = blocks[at + 1];
    if (endsTurn(block)) {
      turns.push({ label: "|", parts: [] });
      continue;
    }
    if (
      isMarked
        ? block.isAsked
        : (isQuestion(block) && !isQuestion(next)) || (language === "en" && isPrompt(block, next))
    ) {
      turns.push({ label: ASKER, parts: [{ text, blockIndex: at }] });
      continue;
    }
    if (block.kind === "heading") turns.push({ label: "|", parts: [] });
    const last = turns.at(-1);
    if (!last || last.label === "|" || !isOwn(block)) continue;
    if (last.label === "") last.parts.push({ text, blockIndex: at });
    else turns.push({ label: "", parts: [{ text, blockIndex: at }] });
  }
  return turns.filter(({ label }) => label !== "|");
}

const LONGEST_QUESTION = 220;
const isQuestion = (block: Block | undefined) =>
  block !== undefined &&
  block.kind !== "table_row" &&
  block.text.length <= LONGEST_QUESTION &&
  (/[?？]["”」]?$/u.test(block.text.trim()) ||
    /(?:です|ます|ました|でした|でしょう|ません)か。?$/u.test(block.text.trim()));

/** "You teach as well.": whoever asks may say what the other knows best, in a line above a longer answer. */
const isPrompt = (block: Block, next: Block | undefined) =>
  block.kind === "paragraph" &&
  next?.kind === "paragraph" &&
  block.text.length <= LONGEST_PROMPT &&
  next.text.length > block.text.length &&
  !isQuestion(next) &&
  /^(?:you(?:[’']ve|[’']re)?|your|that (?:sounds|must)) [^“”"]+\.$/iu.test(block.text.trim());
const LONGEST_PROMPT = 120;

/** Names that stand on lines of their own above what is said. */
function labelsAlone(blocks: readonly Block[]): Set<string> {
  const times = new Map<string, number>();
  for (const [at, { text, kind }] of blocks.entries()) {
    const label = text.trim();
    const next = blocks[at + 1]?.text.trim() ?? "";
    const isLabel =
      kind !== "table_row" && label.length > 0 && label.length <= LONGEST_LABEL && !ENDS.test(label);
    if (isLabel && ENDS.test(next)) times.set(label, (times.get(label) ?? 0) + 1);
  }
  return new Set([...times].flatMap(([label, count]) => (count >= FEWEST ? [label] : [])));
}

/** Whether a block goes on with what is said: no heading, no caption, and no line that is repeated large beside the text. */
export function ownOn(blocks: readonly Block[]): (block: Block) => boolean {
  // Once for the page: a search of one text is fast, however many blocks there are.
  const all = blocks.map(({ text }) => bareOf(text)).join("\n");
  return (block) => {
    const bare = bareOf(block.text);
    return (
      (block.kind === "paragraph" || block.kind === "list_item") &&
      !block.isCaption &&
      bare.length > 0 &&
      all.indexOf(bare) === all.lastIndexOf(bare)
    );
  };
}
const bareOf = (text: string) => text.replace(/[\s\p{P}]/gu, "");
