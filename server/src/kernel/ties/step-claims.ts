import type { Block, Page } from "#kernel/page";
import { letterPairs } from "#kernel/text/letter-pairs";
import type { Claims } from "./item-claims.ts";
import { around, blocksRead, type Source } from "./sources.ts";

/** 「手順1、里芋を洗います。」: the number of the step that a sentence tells. */
const OF_STEP = /^手順(?=(\d{1,2})、)/u;
const OWN_NUMBER = /^\s*(\d{1,2})\s*[:：.．、)）]\s*/u;
/** So many letters of a step tell it from others. */
const LEAST_LETTERS = 6;

interface Step {
  number: number;
  letters: string;
  blockIndex: number;
  text: string;
}

/** The number of a step is its own on the page, or its place in the list: no other number of the page proves it. */
export function stepClaimsOf({ blocks, language }: Page): Claims {
  const steps = language === "ja" ? stepsOn(blocks) : [];

  return (sentence, mentions) => {
    const [begin] = OF_STEP.exec(sentence) ?? [];
    const own = begin ? mentions.find(({ index }) => index === begin.length) : undefined;
    if (!own) return mentions.map(() => null);
    const begins = lettersOf(sentence.slice(own.index + own.text.length)).slice(0, LEAST_LETTERS);
    const verbatim = steps.filter(
      ({ letters }) => begins.length === LEAST_LETTERS && letters.startsWith(begins),
    );
    const told = verbatim.length > 0 ? verbatim : likest(steps, lettersOf(sentence));
    const { value } = own;
    const sources = told
      .filter(({ number }) => value.kind === "amount" && value.amount === number)
      .map(({ blockIndex, text }): Source => {
        return { value, blockIndex, factId: null, excerpt: around(text, 0), isSame: true };
      });
    return mentions.map((mention) => (mention === own && told.length > 0 ? sources : null));
  };
}

/** The step that a sentence tells in other words: most pairs of letters of one step, and of no other. */
function likest(steps: readonly Step[], said: string): Step[] {
  const own = pairsOf(said);
  const scored = steps.map((step) => {
    const pairs = [...pairsOf(step.letters)];
    return { step, share: pairs.filter((pair) => own.has(pair)).length / Math.max(1, pairs.length) };
  });
  const [best, next] = scored.toSorted((a, b) => b.share - a.share);
  return best && best.share >= ALIKE && best.share - (next?.share ?? 0) >= APART ? [best.step] : [];
}
const ALIKE = 0.35;
const APART = 0.15;
const pairsOf = (text: string) => new Set(letterPairs(text));

/** Items and rows of the page's beginning, each with the number that it has or that its place gives it. */
function stepsOn(blocks: readonly Block[]): Step[] {
  const steps: Step[] = [];
  let place = 0;
  for (const [blockIndex, { kind, text }] of blocksRead(blocks)) {
    const isListed = kind === "list_item" || kind === "table_row";
    place = isListed ? place + 1 : 0;
    const [own, number] = OWN_NUMBER.exec(text) ?? [];
    if (isListed || own)
      steps.push({
        number: number ? Number(number) : place,
        letters: lettersOf(text.slice(own?.length ?? 0)),
        blockIndex,
        text,
      });
  }
  return steps;
}

const lettersOf = (text: string) => text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
