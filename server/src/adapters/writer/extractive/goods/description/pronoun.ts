import { contentTerms } from "#kernel/text/content-terms";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import type { Draft } from "../../draft.ts";
import { isPlural } from "../../text/sentences/noun-phrase.ts";

/** A longer beginning is a sentence's own matter. */
const LONGEST_SUBJECT = 12;
/** So much of the subject's words has to be the name's. */
const SHARE = 0.6;
const AUXILIARY = /^(?:is|are|was|were|has|have|can|will)$/;
const MANY = /^(?:are|were|have)$/;
/** Behind a verb that could be a noun, too: "features a", "measures 40". */
const OBJECT = /^(?:an?|the|its|two|three|four|all|both|your|you|\d.*)$/;

/**
 * The first of the page's own sentences speaks of "it" where it begins with the name that was just said:
 * "This is the Tarn 25 Pack. It has two pockets."
 */
export function withPronoun(paragraphs: Draft[][], ours: readonly Draft[], name: string): Draft[][] {
  const first = paragraphs.flat().find((draft) => !ours.includes(draft));
  const text = first && pronounced(first.text, name);
  if (!text) return paragraphs;
  return paragraphs.map((paragraph) => paragraph.map((one) => (one === first ? { ...one, text } : one)));
}

/** "The Tarn 25 pack is …" as "It is …"; null where the subject is another than the name. */
export function pronounced(text: string, name: string): string | null {
  const words = text.split(" ");
  const at = words.findIndex((word, index) => index > 0 && isFiniteVerb(word, words[index + 1] ?? ""));
  const subject = words.slice(0, Math.max(0, at));
  // "The lamp records the hours and displays them": a verb behind "and" is the second one.
  if (/^(?:and|or|but)$/.test(subject.at(-1) ?? "")) return null;
  // "A pack you can sit on": the verb is that of a clause within the subject.
  if (/^(?:I|you|we|they|one|he|she|that|which|who)$/.test(subject.at(-1) ?? "")) return null;
  if (subject.length > LONGEST_SUBJECT || subject.some((word) => /[.,;:!?“”"]$/.test(word))) return null;
  const names = contentTerms(name, "en");
  const terms = [...contentTerms(subject.join(" "), "en")];
  const known = terms.filter((term) => names.has(term));
  // One word of a longer name may be the maker's.
  const isNamed = known.length >= Math.min(2, names.size) && known.length >= SHARE * terms.length;
  const last = known.at(-1) ?? "";
  // "A mug with thumb rest": the rest is a part of it.
  const isOfPart = !contentTerms(name.split(WITH)[0] ?? "", "en").has(last);
  if (!isNamed || last !== terms.at(-1) || isOfPart || isOfAll(subject, name) || hasPart(subject, name))
    return null;
  const areMany = MANY.test(words[at] ?? "");
  // "Tarn Bros were a small outfit", of a Tarn Bros concertina: one thing is not many.
  if (areMany && /^(?:are|were)$/.test(words[at] ?? "") && !isPlural(name)) return null;
  return [areMany ? "They" : "It", ...words.slice(at)].join(" ");
}

/** "The seams of the Tarn 25 Pack": the name only says whose they are. */
const hasPart = (subject: readonly string[], name: string) =>
  subject.some((word) => BELONGS.test(word) && !name.toLowerCase().split(" ").includes(word));
const BELONGS = /^(?:of|in|inside|on|behind|under|for|from)$/;

/** "Most folding tables", and beside the name of one table "Folding tables", are all that there are. */
function isOfAll(subject: readonly string[], name: string): boolean {
  const last = subject.at(-1)?.toLowerCase() ?? "";
  const isMany =
    /[^su]s$/.test(last) &&
    !name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .includes(last);
  return isMany || OF_OTHERS.test(subject[0] ?? "");
}
const OF_OTHERS =
  /^(?:most|many|some|few|other|all|every|any|no|ordinary|traditional|conventional|typical)$/i;

const WITH = /,? (?:with|without|including|featuring) /i;

function isFiniteVerb(word: string, next: string): boolean {
  if (AUXILIARY.test(word)) return true;
  return (
    englishVerbs.get(word) === "third" && (!nounsLikeVerbs.has(word.replace(/s$/, "")) || OBJECT.test(next))
  );
}
