import type { Fact, Page } from "#kernel/page";
import { comparable } from "#kernel/running-text";
import { letterPairs } from "#kernel/text/letter-pairs";
import { splitScript } from "#kernel/text/sentences";

/** A fact that a page states otherwise than before; null on the side where it states none. */
export interface FactChange {
  before: Fact | null;
  after: Fact | null;
}

/** A sentence that a page has otherwise than before; null on the side where it has none. */
export interface TextChange {
  before: string | null;
  after: string | null;
}

/** The facts that changed, in the page's order: new values and new ones first, then those that are gone. */
export function factChanges({ facts: before }: Page, { facts: after }: Page): FactChange[] {
  const known = new Map(before.map((fact) => [fact.id, fact]));
  const still = new Set(after.map(({ id }) => id));
  const changed = after.flatMap((fact): FactChange[] => {
    const former = known.get(fact.id) ?? null;
    return former?.value === fact.value && former.currency === fact.currency
      ? []
      : [{ before: former, after: fact }];
  });
  return [
    ...changed,
    ...before.filter(({ id }) => !still.has(id)).map((fact) => ({ before: fact, after: null })),
  ];
}

/** Key by which two sentences sound the same to a listener. */
export const keyOf = (sentence: string) =>
  sentence
    .normalize("NFKC")
    .replace(/[\s\p{P}]/gu, "")
    .toLowerCase();

/** The sentences of a page in reading order, its title first. */
export const pageSentencesOf = ({ title, blocks }: Page): string[] => [
  title,
  ...blocks.flatMap(({ text }) => splitScript(text).map((sentence) => sentence.text)),
];

/** Below this share of common pairs of characters, two sentences are two and not one that was changed. */
const ALIKE = 0.5;

/**
 * The sentences that a page has no more, has anew or has otherwise. Between two that stayed, what went
 * and what came are paired by likeness.
 */
export function textChanges(before: Page, after: Page): TextChange[] {
  const [old, now] = comparable(before, after).map(pageSentencesOf) as [string[], string[]];
  const [oldKeys, nowKeys] = [old.map(keyOf), now.map(keyOf)];
  const gone = gaps(old, oldKeys, new Set(nowKeys));
  const come = gaps(now, nowKeys, new Set(oldKeys));
  const anchors = new Set([...gone.keys(), ...come.keys()]);
  return [...anchors].flatMap((anchor) => paired(gone.get(anchor) ?? [], come.get(anchor) ?? []));
}

/** Sentences that the other page lacks, by the sentence before them that it has. */
function gaps(sentences: readonly string[], keys: readonly string[], others: ReadonlySet<string>) {
  const found = new Map<string, string[]>();
  let anchor = "";
  for (const [index, key] of keys.entries()) {
    if (others.has(key)) anchor = key;
    else if (key) found.set(anchor, [...(found.get(anchor) ?? []), sentences[index] ?? ""]);
  }
  return found;
}

/** Comparing many with many would take for ever; past this many, nothing is paired. */
const MOST_PAIRED = 60;

function paired(gone: readonly string[], come: readonly string[]): TextChange[] {
  const free = [...come];
  const mayPair = gone.length <= MOST_PAIRED && come.length <= MOST_PAIRED;
  const changes = gone.map((before): TextChange => {
    const likeness = mayPair ? free.map((after) => alike(before, after)) : [];
    const best = Math.max(0, ...likeness);
    if (best < ALIKE) return { before, after: null };
    return { before, after: free.splice(likeness.indexOf(best), 1)[0] ?? null };
  });
  return [...changes, ...free.map((after) => ({ before: null, after }))];
}

/** Share of pairs of characters that two sentences have in common, numbers left out: those may well change. */
function alike(a: string, b: string): number {
  const [one, other] = [pairsOf(a), pairsOf(b)];
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
}

function pairsOf(sentence: string): Set<string> {
  const text = keyOf(sentence).replace(/\p{Nd}+/gu, "#");
  return new Set(text.length > 1 ? letterPairs(text) : [text]);
}
