import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { detectLanguage } from "#kernel/text/language";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";

/** Longer or shorter than this part of what was asked for is another script. */
const LONGEST = 1.4;
const SHORTEST = 0.5;

const fold = (text: string) => text.normalize("NFKC").toLowerCase();
const quoted = (words: readonly string[]) => words.map((word) => JSON.stringify(word)).join(", ");

interface Asked {
  page: Page;
  wishes: ScriptSettings & { language: Language; targetSeconds: number };
  /** Requirements that only the customer's own words repeat. */
  mark: string;
}

/** Why a script cannot be given to anybody, in words that the model is told. */
export function problemsOf(paragraphs: readonly string[][], { page, wishes, mark }: Asked): string[] {
  const { language, mustSay = [], mustNotSay = [], targetSeconds } = wishes;
  const sentences = paragraphs.flat();
  const text = sentences.join("\n");
  const says = (phrase: string) => fold(text).includes(fold(phrase));
  const seconds = spokenSeconds(
    paragraphs.map((paragraph) => paragraph.map((sentence) => ({ text: sentence }))),
    language,
  );
  const material = spokenSeconds(
    page.blocks.map((block) => [block]),
    page.language,
  );
  const unsaid = mustSay.filter((phrase) => !says(phrase));
  const forbidden = mustNotSay.filter(says);
  const address = sentences.find((sentence) => /https?:|www\.\w/i.test(sentence));
  const repeated = sentences.find((sentence, index) => sentences.indexOf(sentence) < index);

  return [
    detectLanguage(text, null) !== language && "It is in the wrong language.",
    unsaid.length > 0 && `It does not say what must be said: ${quoted(unsaid)}.`,
    forbidden.length > 0 && `It says what must not be said: ${quoted(forbidden)}.`,
    seconds > LONGEST * targetSeconds && `It is too long: ${Math.round(seconds)} seconds.`,
    seconds < SHORTEST * Math.min(targetSeconds, material) &&
      `It is too short: ${Math.round(seconds)} seconds.`,
    address !== undefined &&
      !mustSay.some((phrase) => fold(address).includes(fold(phrase))) &&
      `It spells out an address: ${quoted([address])}.`,
    repeated !== undefined && `It says the same twice: ${quoted([repeated])}.`,
    text.includes(mark) && "It speaks of these messages.",
  ].filter((problem) => typeof problem === "string");
}
