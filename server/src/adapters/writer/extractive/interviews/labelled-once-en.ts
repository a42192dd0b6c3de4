import type { Page } from "#kernel/page";
import { ownOn, type Turn } from "./turns.ts";

/** "WF: ", "TO-R: " */
const INITIALS = /^\s*(\p{Lu}(?:[-.]?\p{Lu}){1,3}\.?)\s?:\s+(?=\S)/u;
const LONGEST_QUESTION = 220;
const LONGEST_PROMPT = 120;
/** "So you had to replace it.": whoever asks may say what the other knows best. */
const PROMPT =
  /^(?:(?:so|and|but|then) )?(?:you(?:[’'](?:ve|re|d))?|your|tell|that (?:sounds|must)) [^“”"]+\.$/iu;

/**
 * The turns of an English talk that names its two voices by their initials where each speaks first, and not again: from
 * there on they take turns, and what asks is short. None where the page is no such talk.
 */
export function turnsLabelledOnce(page: Page): Turn[] {
  const { blocks, language } = page;
  if (language !== "en") return [];
  const labelled = blocks.flatMap(({ text }, at) => {
    const [mark = "", label = ""] = INITIALS.exec(text) ?? [];
    return label ? [{ at, label, length: mark.length }] : [];
  });
  const [asker, other] = labelled;
  if (labelled.length !== 2 || !asker || !other || asker.label === other.label || other.at !== asker.at + 1)
    return [];
  const isOwn = ownOn(blocks);
  const turns: Turn[] = [];
  for (const [at, block] of blocks.entries()) {
    if (at < asker.at || !isOwn(block)) continue;
    const label = labelled.find((one) => one.at === at);
    const text = block.text.slice(label?.length ?? 0).trim();
    const part = { text, blockIndex: at };
    const last = turns.at(-1);
    const asks = at > other.at && last?.label === other.label && isAsked(text, blocks[at + 1]?.text ?? "");
    const voice = label?.label ?? (asks ? asker.label : other.label);
    if (last?.label === voice) last.parts.push(part);
    else turns.push({ label: voice, parts: [part] });
  }
  return turns;
}

const isAsked = (text: string, next: string) =>
  text.length < next.length &&
  ((text.length <= LONGEST_QUESTION && /\?["”]?$/u.test(text)) ||
    (text.length <= LONGEST_PROMPT && PROMPT.test(text)));
