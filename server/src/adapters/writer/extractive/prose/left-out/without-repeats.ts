import { repeatsIn } from "#kernel/critic/repeats";
import type { Page } from "#kernel/page";
import { definesPlainly } from "../definition.ts";
import type { ProseLine } from "../lines.ts";

/** A sentence that says again what an earlier one said is left out before anything is chosen. */
export function withoutRepeats(lines: readonly ProseLine[], page: Page): ProseLine[] {
  const { language, title } = page;
  const texts = lines.map(({ sentences }) => sentences.join(" "));
  // The first definition is said, though the title has its words.
  const definition = language === "en" ? texts.findIndex((text) => definesPlainly(text, page)) : -1;
  // Rows of a Japanese table are alike, and each is of something else.
  const repeated = new Set(
    repeatsIn(texts, language, title).filter((at) =>
      language === "en" ? at !== definition : !lines[at]?.isTold,
    ),
  );
  if (language === "en") for (const index of secondDefinitions(texts)) repeated.add(index);
  return lines
    .map((line, index) => (repeated.has(index - 1) ? { ...line, gap: true } : line))
    .filter((_, index) => !repeated.has(index));
}

/** "Machine learning is a subfield of …", and again: a thing is said once to be what it is. */
function secondDefinitions(texts: readonly string[]): number[] {
  const known = new Set<string>();
  return texts.flatMap((text, index) => {
    const definition = /^((?:\S+ ){1,4}(?:is|are) (?:an?|the) \S+ \S+)/.exec(text)?.[1]?.toLowerCase();
    if (!definition) return [];
    const isKnown = known.has(definition);
    known.add(definition);
    return isKnown ? [index] : [];
  });
}
