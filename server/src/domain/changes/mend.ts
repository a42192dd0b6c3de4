import type { Fact, Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { type TieChecker, tieChecker, untiedIn } from "#kernel/ties/check";
import { type Mention, mentionsIn } from "#kernel/ties/mentions";
import { statedBy } from "#kernel/ties/sources";
import type { Tie } from "#kernel/ties/tie";
import { isTelling, says } from "#kernel/ties/values";
import { type FactChange, factChanges, keyOf, pageSentencesOf, textChanges } from "./page-changes.ts";
import { restate } from "./restate.ts";
import { otherState, spoken } from "./words.ts";

/** Effect of a changed page on a sentence. */
export interface Mending {
  /** The sentence as it should be now; null where that takes a person. */
  after: string | null;
  /** Words of it that the page says no more, where nothing could take their place. */
  lost: string[];
  facts: FactChange[];
}

interface Checked {
  text: string;
  ties: readonly Tie[] | null;
}

interface Replacement {
  index: number;
  words: string;
  /** Null where nothing can be put in its place. */
  by: string | null;
}

/** Mends the sentences of scripts that were written from `before`; null for one that no change touches. */
export function mender(before: Page, after: Page) {
  const facts = factChanges(before, after);
  const texts = textChanges(before, after);
  const change = new Map(facts.flatMap((one) => (one.before ? [[one.before.id, one]] : [])));
  const instead = new Map(texts.flatMap((one) => (one.before ? [[keyOf(one.before), one.after]] : [])));
  const had = new Set(pageSentencesOf(before).map(keyOf));
  const [checkBefore, check] = [tieChecker(before), tieChecker(after)];

  const mend = (sentence: Checked): Mending | null => {
    const { text } = sentence;
    if (had.has(keyOf(text))) return ofPage(text, instead);
    const known = sentence.ties ?? checkBefore(text);
    const ties = known.filter(({ absent }) => !absent);
    const mentions = mentionsIn(text);
    const touched = new Set<FactChange>();
    const replacements = [
      ...titleIn(text, before, after),
      ...ties.flatMap((tie) => {
        const said = mentions.filter((mention) => mention.text === tie.text);
        const changed = tie.factId ? change.get(tie.factId) : undefined;
        // A fact that stays vouches for its number, wherever else it stood.
        if (tie.factId && !changed && said[0] && isTelling(said[0].value)) return [];
        const by = changed ? ofFact(tie, said[0], text, changed) : ofBlock(tie, said[0], before, instead);
        if (by === undefined) return [];
        if (changed) touched.add(changed);
        const places = said.length > 0 ? said.map(({ index }) => index) : [text.indexOf(tie.text)];
        return places.filter((index) => index >= 0).map((index) => ({ index, words: tie.text, by }));
      }),
    ];
    return outcome(text, replacements, { known: untiedIn(text, known), check, facts: [...touched] });
  };
  return { facts, texts, mend, check };
}

/** The page's own sentence: what the page says now, if it says it at all. */
function ofPage(text: string, instead: ReadonlyMap<string, string | null>): Mending | null {
  const key = keyOf(text);
  const now = instead.get(key);
  if (now === undefined) return null;
  if (!now) return { after: null, lost: [text], facts: [] };
  const end = /[。.!?！？]$/.exec(text)?.[0] ?? "";
  return { after: /[\p{L}\p{N}]$/u.test(now) ? now + end : now, lost: [], facts: [] };
}

/** Replacement for words that a changed fact supplied; undefined if they say something else. */
function ofFact(
  { text: words }: Tie,
  mention: Mention | undefined,
  sentence: string,
  { before, after }: FactChange,
): string | null | undefined {
  if (!before) return undefined;
  if (mention) {
    // "2つのポケット" has nothing to do with the two of another row.
    if (!isTelling(mention.value) && !sentence.includes(before.label ?? "\n")) return undefined;
    const [old, now] = [statedBy(before), after ? statedBy(after) : []];
    const at = old.findIndex((value) => says(value, mention.value));
    const value = now.length === old.length ? now[at] : undefined;
    if (at === -1) return undefined;
    return value ? restate(words, mention.value, value) : null;
  }
  if (before.kind === "availability") return after && otherState(words);
  return after && wordsNow(words, before, after);
}

function wordsNow(words: string, before: Fact, after: Fact): string | null {
  if (words === before.value) return after.value;
  return words === spoken(before.value) ? spoken(after.value) : null;
}

/** Replacement for a number from a sentence of the page that has changed. */
function ofBlock(
  { text: words, blockIndex }: Tie,
  mention: Mention | undefined,
  before: Page,
  instead: ReadonlyMap<string, string | null>,
): string | null | undefined {
  const block = blockIndex === null ? undefined : before.blocks[blockIndex];
  if (!block || !mention) return undefined;
  for (const { text } of splitScript(block.text)) {
    const old = mentionsIn(text);
    const at = old.findIndex(({ value }) => says(value, mention.value));
    const now = instead.get(keyOf(text));
    if (at === -1 || now === undefined) continue;
    const same = now ? mentionsIn(now) : [];
    if (same.some(({ value }) => says(value, mention.value))) return undefined;
    const value = same.length === old.length ? same[at]?.value : undefined;
    return value ? restate(words, mention.value, value) : null;
  }
  return undefined;
}

function titleIn(text: string, before: Page, after: Page): Replacement[] {
  const index = before.title === after.title ? -1 : text.indexOf(before.title);
  return index === -1 ? [] : [{ index, words: before.title, by: after.title }];
}

interface Circumstances {
  /** Numbers that the page never stated are left to their author. */
  known: readonly string[];
  check: TieChecker;
  facts: FactChange[];
}

function outcome(
  text: string,
  replacements: Replacement[],
  { known, check, facts }: Circumstances,
): Mending | null {
  const after = applied(text, replacements);
  const untied = untiedIn(after ?? text, check(after ?? text)).filter((words) => !known.includes(words));
  const changed = replacements.some(({ by, words }) => by !== words);
  if (!changed && untied.length === 0) return null;
  const lost = replacements.flatMap(({ by, words }) => (by === null ? [words] : []));
  // A number in its new place that the page does not say after all is no mending.
  if (after !== null && untied.length === 0) return { after, lost: [], facts };
  return { after: null, lost: [...new Set(lost)], facts };
}

function applied(text: string, replacements: readonly Replacement[]): string | null {
  let result = "";
  let from = 0;
  for (const { index, words, by } of replacements.toSorted((a, b) => a.index - b.index)) {
    if (by === null) return null;
    if (index < from) continue;
    result += text.slice(from, index) + by;
    from = index + words.length;
  }
  return result + text.slice(from);
}
