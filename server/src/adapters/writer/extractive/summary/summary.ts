import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { contentTerms } from "#kernel/text/content-terms";
import { escapePattern } from "#kernel/text/escape-pattern";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { type Draft, plain } from "../draft.ts";
import { definerOf } from "../goods/description/definition.ts";
import { hasKindWord } from "../goods/name/filed-kind-ja.ts";
import { isKindNoun } from "../kinds/kind-nouns-en.ts";
import { standsAlone, standsLoosely } from "../prose/stands.ts";
import { isThread } from "../prose/threads/threads.ts";
import { allowedBy, editorOf, tiedOn } from "../said.ts";
import { piecesOf, saidBy } from "../similarity.ts";
import { speakersOf, subjectOf } from "../subject.ts";
import { groupInThirdPerson, speaksAsHouse } from "../text/persons/third-person.ts";
import { isCatchLineOfCounts } from "../text/sentences/catch-line-en.ts";
import { isPlural } from "../text/sentences/noun-phrase.ts";
import { isChrome, isReview } from "../text/wording.ts";
import { speaksOfPage, summarySentenceEn } from "./sentence-en.ts";
import { summarySentenceJa } from "./sentence-ja.ts";

/** Of a script the summary has this share at most: it says what the page is about, and the page tells it. */
const SHARE = 0.3;
const MOST = 2;
/** Beginnings of our own, which say of the subject what the page only names. */
const OF_THING = /^(?:It is|They are|It tells of) /;
/** 「毎日の味噌汁のための椀です。」: without a topic, it is said of what the script has just named. */
const NAMES_IT = /^[^は]*[\p{Script=Han}\p{Script=Katakana}ー」）)]です。$/u;
/** 「ひとり用のフロアレスシェルターです。」 */
const NAMES_KIND = /^[^はがを、]{2,}(?:の|用|な|い|た)[\p{Script=Katakana}ー]{4,}です。$/u;
/** Of an English text a sentence on its matter has so many of the title's words. */
const ON_TITLE = 2;
/** So many of a sentence's words stand on the page, where it is a summary of that and no slogan of the site. */
const OF_PAGE = 0.6;
/** A sentence of which the title says so much adds nothing. */
const SAID = 0.8;

/** The sentences with which a page sums itself up, as a script says them: whole ones on its matter, whose numbers it shows. */
export function summaryTold(page: Page, settings: ScriptSettings): Draft[] {
  const { summary, language, type } = page;
  // Of a thread it is what somebody posted.
  if (!summary || isThread(page)) return [];
  const subject = subjectOf(page, settings);
  const [isFit, isTied, isAllowed] = [editorOf(page), tiedOn(page), allowedBy(settings)];
  const shown = contentTerms([page.title, ...page.blocks.map(({ text }) => text)].join("\n"), language);
  const names = piecesOf(`${page.title} ${subject.name}`, language);
  const isOfPage = (text: string) => {
    const terms = [...contentTerms(text, language)];
    return terms.filter((term) => shown.has(term)).length >= OF_PAGE * terms.length;
  };
  const isSaid = (text: string) => saidBy(piecesOf(text, language), names) >= SAID;
  const defines = definerOf(subject.name, language);
  const words = [...contentTerms(subject.name, language)];
  /** 「465グラムのひとり用シェルターです。」 of 「Okojo 1」, which nobody knows to be one. */
  const saysKind = (text: string) =>
    language === "ja" && type === "product" && !hasKindWord(subject.name) && NAMES_KIND.test(text);
  /** Of goods a summary says first what they are; of one of their parts the page itself tells. */
  const isOfThing = (text: string) =>
    /^(?:It is|They are) /.test(text) ||
    defines(text) ||
    saysKind(text) ||
    words.filter((word) => contentTerms(text, language).has(word)).length >= 2;
  const titled = contentTerms(page.title, "en");
  const isOnTitle = (text: string) =>
    language === "ja" ||
    OF_THING.test(text) ||
    NAMES_IT.test(text) ||
    [...contentTerms(text, "en")].filter((term) => titled.has(term)).length >=
      Math.min(ON_TITLE, titled.size);
  /** "This plum traybake is …": the one that the title names. */
  const isOfThis = (text: string) => /^(?:This|These) /.test(text) && (isOnTitle(text) || isOfThing(text));
  const told: Draft[] = [];
  let left = SHARE * subject.seconds;
  for (const { text } of splitScript(summary)) {
    const said = sayable(text, page, subject.name);
    const seconds = said ? sentenceSeconds(said, language) : 0;
    const isWhole =
      said !== null &&
      (isOfPage(said) || saysKind(said)) &&
      (told.length > 0 || (type === "product" ? isOfThing(said) : isOnTitle(said))) &&
      !isSaid(said) &&
      !isChrome(said, type) &&
      !(type === "product" && isReview(said)) &&
      (told.length > 0
        ? standsLoosely(said, language)
        : standsAlone(said, language) ||
          isOfThis(said) ||
          [OF_THING, NAMES_IT].some((form) => form.test(said))) &&
      isFit(said) &&
      isTied(said) &&
      isAllowed(said);
    if (!isWhole) {
      // The next sentence may go on from it, unless it only calls or says the title.
      if (
        told.length > 0 ||
        !(CALLS.test(text) || isSaid(text) || isBare(text, language) || OF_SITE.test(text))
      )
        break;
      continue;
    }
    if (seconds > left || told.length === MOST) break;
    left -= seconds;
    told.push(plain(said));
  }
  return told;
}

/** A question to whom it may concern. */
const CALLS = /[?？]$/u;
/** 「海の資料館のホームページです。」: what is behind it is of the house. */
const OF_SITE = /(?:ページ|サイト)です。$/u;
/** A few words without a verb of their own. */
const isBare = (text: string, language: Page["language"]) =>
  language === "ja"
    ? !/[はがを]/u.test(text.replace(/[『「][^』」]*[』」]/gu, ""))
    : text.split(" ").length <= SHORTEST_SENTENCE || isCatchLineOfCounts(text);
const SHORTEST_SENTENCE = 4;

/** "The maker’s tumbler", "At Tarn Looms Tarn Looms folds …": one would rather say it in other words. */
const isConfused = (text: string, { site }: Page) =>
  /^The maker[’']s /.test(text) || (site !== null && text.split(site).length > 2);

function sayable(text: string, page: Page, name: string): string | null {
  if (page.language === "en" && speaksOfPage(text)) return null;
  const speakers = speakersOf(page);
  const [own = null] = speakers ? (groupInThirdPerson([text], speakers, page.language) ?? []) : [text];
  if (own === null || (page.language === "en" && (speaksAsHouse(own) || isConfused(own, page)))) return null;
  return page.language === "ja"
    ? summarySentenceJa(own)
    : summarySentenceEn(own, {
        isGoods: page.type === "product",
        isMany: isPlural(name),
        isKind: kindOn(page, name),
      });
}

/** Whether a phrase names the kind of the goods: by a noun of their name, by any that goods have, or by one that the page keeps saying. */
const kindOn = ({ title, blocks }: Page, name: string) => {
  const names = contentTerms(`${title} ${name}`, "en");
  const text = blocks.map((block) => block.text).join("\n");
  const isOften = (noun: string) =>
    (text.match(new RegExp(`(?<!\\p{L})${escapePattern(noun)}(?!\\p{L})`, "giu"))?.length ?? 0) >= OFTEN;
  return (phrase: string) => {
    const noun = /\p{L}[\p{L}-]*$/u.exec(phrase)?.[0] ?? "";
    return (
      noun !== "" &&
      ([...contentTerms(noun, "en")].some((term) => names.has(term)) || isKindNoun(noun) || isOften(noun))
    );
  };
};
const OFTEN = 3;
