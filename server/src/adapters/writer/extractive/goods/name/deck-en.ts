import type { Page } from "#kernel/page";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { FINITE, wordsOf } from "../../text/sentences/finite-verbs.ts";
import { isPhraseOfThing } from "../../text/sentences/phrase-of-thing-en.ts";
import { speakable } from "../../text/signs/speakable.ts";

const [SHORTEST, LONGEST] = [24, 180];
/** "Transcribed and edited by Ilse Marchetti", on a line of its own below what it is. */
const CREDIT =
  /^(.+?)[,;.]?\s+((?:Transcribed|Edited|Compiled|Translated|Arranged|Collected|Illustrated|Written|Selected|Drawn)(?: and \p{Ll}+ed)? by \p{Lu}.+)$/u;
const COUNT =
  /^(?:(?:Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty|Ninety)(?:-\p{Ll}+)?|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|\p{Lu}\p{Ll}+teen|\d{1,3}) /u;
/** "Forty dance tunes from a chest": behind so many no verb ends with "s", whatever else the word may be. */
function isCounted(text: string): boolean {
  const words = wordsOf(text.replace(COUNT, ""));
  const isNoun = (word: string) =>
    !FINITE.test(word) &&
    (!englishVerbs.has(word.toLowerCase()) || nounsLikeVerbs.has(word.replace(/s$/, "")));
  return COUNTED.test(text) && words.every(isNoun);
}
const COUNTED = new RegExp(`${COUNT.source}(?:\\p{Ll}+ ){0,3}\\p{Ll}+s (?:for|from|of|with|by|in|on) `, "u");
const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * The line right below a name that says what bears it, as it stands behind the name: "forty songs from a miller's
 * book of 1802, collected by Ilse Marchetti". Null where it is a sentence, a label or a slogan.
 */
export function deckBelowName(name: string, { blocks }: Pick<Page, "blocks">): string | null {
  const at = blocks.findIndex(({ kind, text }) => kind === "heading" && folded(text) === folded(name));
  const below = blocks[at + 1];
  if (at === -1 || below?.kind !== "paragraph" || below.isCaption) return null;
  const text = speakable(below.text, "en").trim();
  if (text.length < SHORTEST || text.length > LONGEST || /[.!?:|]$/.test(text)) return null;
  const [, said = text, credit = ""] = CREDIT.exec(text) ?? [];
  if (!isPhraseOfThing(`${said}.`) && !isCounted(said)) return null;
  const small = (one: string) => one.charAt(0).toLowerCase() + one.slice(1);
  return credit ? `${small(said)}, ${small(credit)}` : small(said);
}
