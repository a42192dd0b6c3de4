import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";

/** From here on two sentences say the same: words that both have, of all and of the shorter one's. */
const SAME = { ofBoth: 0.7, ofShorter: 0.85 };
/** With fewer words than these a sentence is alike to many. */
const FEWEST = 4;

/** Finds the sentences that say again what an earlier one said. Names may come back in each of them. */
export function repeatsIn(sentences: readonly string[], language: Language, names: string): number[] {
  const known = contentTerms(names, language);
  const own = sentences.map((text) => [...contentTerms(text, language)].filter((term) => !known.has(term)));
  return sentences.flatMap((_, index) =>
    own.slice(0, index).some((earlier, at) => {
      if (sentences[at] === sentences[index]) return true;
      return isSame(new Set(earlier), new Set(own[index] ?? []));
    })
      ? [index]
      : [],
  );
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const least = Math.min(a.size, b.size);
  if (least < FEWEST || numbersOf(a) !== numbersOf(b)) return false;
  const both = [...a].filter((term) => b.has(term)).length;
  return both / (a.size + b.size - both) >= SAME.ofBoth || both / least >= SAME.ofShorter;
}

/** Sentences about two sizes or two years do not repeat each other. */
const numbersOf = (terms: ReadonlySet<string>) =>
  [...terms]
    .filter((term) => /\d/.test(term))
    .toSorted()
    .join(" ");
