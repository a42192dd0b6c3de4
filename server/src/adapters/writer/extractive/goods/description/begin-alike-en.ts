import { contentTerms } from "#kernel/text/content-terms";
import type { Unit } from "../../units.ts";

/** "The oak handle and steel blade make …", "The oak handle and long steel blade give …": one thought, told twice. */
export function beginAlike(
  one: Unit | undefined,
  other: Unit | undefined,
  ofName: ReadonlySet<string>,
): boolean {
  const [terms, others] = [one, other].map((unit) => {
    const words = unit?.sentences.join(" ").split(" ").slice(0, BEGINNING) ?? [];
    return contentTerms(words.join(" "), "en");
  });
  const shared = [...(terms ?? [])].filter((term) => others?.has(term) && !ofName.has(term));
  return shared.length >= SAME_BEGINNING;
}
const BEGINNING = 8;
const SAME_BEGINNING = 4;
