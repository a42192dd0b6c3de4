import type { Critic } from "#kernel/critic/critic";
import type { Fault } from "#kernel/critic/fault";
import type { Language } from "#kernel/vocabulary";
import { readScript } from "./answer.ts";
import { type Message, mending } from "./prompt.ts";

interface Checked {
  language: Language;
  judge: Critic;
  /** Sentences that the customer wants word for word are theirs to answer for. */
  isDemanded(sentence: string): boolean;
}

interface Mended {
  paragraphs: string[][];
  /** Sentences that stayed unfit. */
  leftOut: string[];
}

/**
 * Has the sentences that an editor would strike written anew, once and by themselves. Those that are no
 * better then are left out.
 */
export async function mend(
  paragraphs: string[][],
  { language, judge, isDemanded }: Checked,
  ask: (messages: Message[]) => Promise<string>,
): Promise<Mended> {
  const faultsOf = (all: readonly (readonly string[])[]) =>
    judge({ language, targetSeconds: 0, paragraphs: all.map((some) => some.map((text) => ({ text }))) });
  const sentences = paragraphs.flat();
  const wrong = new Map<number, Fault[]>();
  for (const fault of faultsOf(paragraphs)) {
    const { sentence } = fault;
    if (sentence === null || isDemanded(sentences[sentence] ?? "") || pointsAtOwn(fault)) continue;
    wrong.set(sentence, [...(wrong.get(sentence) ?? []), fault]);
  }
  if (wrong.size === 0) return { paragraphs, leftOut: [] };

  const unfit = [...wrong]
    .map(([index, faults]) => ({ index, text: sentences[index] ?? "", faults }))
    .toSorted((a, b) => a.index - b.index);
  const answer = readScript(await ask(mending(unfit)))?.flat() ?? [];
  const isComplete = answer.length === unfit.length;
  const others = sentences.filter((_, index) => !wrong.has(index));
  const better = new Map<number, string>();
  for (const [at, { index }] of unfit.entries()) {
    const text = answer[at];
    const isFit = text !== undefined && isComplete && !others.includes(text);
    // A sentence in the middle of a script is judged as one.
    if (
      isFit &&
      faultsOf([[others[0] ?? "", text, ...others.slice(-2)]]).every(
        (fault) => fault.sentence !== 1 || pointsAtOwn(fault),
      )
    )
      better.set(index, text);
  }
  let index = -1;
  const kept = paragraphs.map((some) =>
    some.flatMap((text) => {
      index += 1;
      return wrong.has(index) ? (better.get(index) ?? []) : text;
    }),
  );
  return {
    paragraphs: kept.filter((some) => some.length > 0),
    leftOut: unfit.flatMap(({ index: at, text }) => (better.has(at) ? [] : text)),
  };
}

/** A dangling word behind the first sentence: a model has told before it, in words of its own, what it points at. */
const pointsAtOwn = ({ kind, sentence }: Fault) => kind === "dangling" && sentence !== 0;
