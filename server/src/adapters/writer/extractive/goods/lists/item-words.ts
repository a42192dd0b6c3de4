import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";
import { withPredicate } from "../../prose/register.ts";
import { speakersOf, THE_SITE } from "../../subject.ts";
import { withoutDateline } from "../../text/persons/dateline.ts";
import { inThirdPerson } from "../../text/persons/third-person.ts";
import { polite } from "../../text/polite/polite.ts";
import { standsInEnglish } from "../../text/sentences/english-sentence.ts";
import { standsInJapanese, withCopula } from "../../text/sentences/japanese-sentence.ts";
import { offeredFor } from "../../text/sentences/verbless.ts";
import { speakable, withoutDay } from "../../text/signs/speakable.ts";
import { isChrome, leansOnPrevious } from "../../text/wording.ts";
import { isBareClause } from "./bare-clause.ts";
import { NAME_OF_SHELF } from "./whole-list.ts";

/** Sentences from the first on, as long as none is left out between them. */
export function leading(sentences: (string | null)[], language: Language): string[] {
  const end = sentences.indexOf(null);
  const run = end === -1 ? sentences : sentences.slice(0, end);
  const said = run.filter((text) => text !== null);
  return said[0] && leansOnPrevious(said[0], language) ? [] : said;
}

/**
 * The sentences of a text as they are said; null for each that cannot stand. On one thing of an English list "we"
 * may be anybody's.
 */
export function wholeSentences(text: string, page: Page, isOfItem = false): (string | null)[] {
  const { language, type } = page;
  const speakers = speakersOf(page) ?? THE_SITE[language];
  const plain = withoutDay(withoutDateline(speakable(text, language))).replace(NAME_OF_SHELF, "");
  return splitScript(plain).map((sentence) => {
    const own = language === "ja" ? polite(withPredicate(offered(sentence.text), "polite")) : sentence.text;
    const said = inThirdPerson(own, speakers, language);
    if (said === null || (isOfItem && language === "en" && said !== own)) return null;
    const stands = language === "ja" ? standsInJapanese(said) : standsInEnglish(said) && !isBareClause(said);
    return stands && !isChrome(said, type) && said.length <= LONGEST[language] ? said : null;
  });
}
/** 「手の小さな方に。」 */
function offered(text: string): string {
  const said = offeredFor(text.replace(/。$/, ""));
  return said ? `${said}。` : withCopula(text);
}
const LONGEST: Record<Language, number> = { ja: 120, en: 260 };
