import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";
import { countInEnglish, ordinalInEnglish } from "./counts-en.ts";
import { countInJapanese, onlyCountsInJapanese, ordinalInJapanese } from "./counts-ja.ts";

const COUNTING = {
  ja: { countIn: countInJapanese, onlyCounts: onlyCountsInJapanese, ordinalIn: ordinalInJapanese },
  en: { countIn: countInEnglish, onlyCounts: countInEnglish, ordinalIn: ordinalInEnglish },
};
/** So many sentences behind one of several the next one begins, if they are told in a row. */
const FARTHEST = 4;
/** Things that take more sentences are parts of a text, each of which may be told alone. */
const LONGEST = 9;
/** A thing in a paragraph of its own takes no more sentences. */
const LONGEST_THING = 2;

/** Sentences that are told together. */
interface Spoken {
  sentences: readonly string[];
}
type Placed = Spoken & { blockIndex?: number };

/** From the sentence that counts several things, or tells of the first, to that which begins the last. */
interface Counted {
  from: number;
  to: number;
}

/** Whether the last of several things that were counted is still to come: they are told whole, or not begun. */
export const isWithinCount = (spoken: readonly Placed[], at: number, language: Language): boolean =>
  spoken
    .slice(Math.max(0, at + 1 - LONGEST), at + 1)
    .some((_, before, some) => (countedFrom(spoken, at + 1 - some.length + before, language)?.to ?? 0) > at);

/** Sentences of a page that were chosen, without those of a count whose last thing was not. */
export function withoutHalfCounts<One extends Spoken & { blockIndex: number }>(
  chosen: readonly One[],
  blocks: readonly { text: string }[],
  language: Language,
): One[] {
  const halves = new Set<One>();
  for (const [at, some] of Map.groupBy(chosen, ({ blockIndex }) => blockIndex)) {
    const page = splitScript(blocks[at]?.text ?? "").map(({ text }) => ({ sentences: [text] }));
    const heard = new Set(some.flatMap(({ sentences }) => sentences));
    const isHeard = (place: number) => heard.has(page[place]?.sentences[0] ?? "");
    const half = page
      .map((_, from) => countedFrom(page, from, language))
      .find(
        (one) =>
          one && !isHeard(one.to) && page.slice(one.from, one.to).some((_, to) => isHeard(one.from + to)),
      );
    if (!half) continue;
    const begun = new Set(page.slice(half.from, half.to).flatMap(({ sentences }) => sentences));
    const first = some.findIndex(({ sentences }) => sentences.some((text) => begun.has(text)));
    if (first !== -1) for (const one of some.slice(first)) halves.add(one);
  }
  return chosen.filter((one) => !halves.has(one));
}

/** The things counted from a sentence on; null where it counts none that are told one by one behind it. */
function countedFrom(spoken: readonly Placed[], from: number, language: Language): Counted | null {
  const { countIn, ordinalIn } = COUNTING[language];
  const text = textAt(spoken, from, language);
  const [count, ordinal] = [countIn(text), ordinalIn(text)];
  if (ordinal !== 1 && count === 0) return null;
  const inBlocks = ordinal === 1 ? null : blocksCounted(spoken, from, language);
  if (inBlocks) return inBlocks;
  let [told, last] = [ordinal, from];
  for (let at = from + 1; at < spoken.length && at - last <= FARTHEST && at - from < LONGEST; at += 1) {
    const next = ordinalIn(textAt(spoken, at, language));
    // 「二つめは」 may follow on a first thing that has no number.
    if (next === told + 1 || (told === 0 && next === 2)) [told, last] = [next, at];
    if (told > 1 && told === count) break;
  }
  return told > 1 ? { from, to: last } : null;
}

/** 「基本は三層です。」, and below it three paragraphs or points, one of each. */
function blocksCounted(spoken: readonly Placed[], from: number, language: Language): Counted | null {
  const count = COUNTING[language].onlyCounts(textAt(spoken, from, language));
  const block = spoken[from]?.blockIndex;
  if (count === 0 || block === undefined || spoken[from + 1]?.blockIndex !== block + 1) return null;
  const things = Array.from({ length: count }, (_, thing) =>
    spoken.filter(({ blockIndex }) => blockIndex === block + 1 + thing),
  );
  const sentences = things.flat().length;
  const isInRow = things.every(({ length }) => length > 0 && length <= LONGEST_THING);
  return isInRow ? { from, to: from + sentences } : null;
}

const textAt = (spoken: readonly Placed[], at: number, language: Language) =>
  spoken[at]?.sentences.join(language === "ja" ? "" : " ") ?? "";
