import type { Block } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";
import { withoutCallsAhead } from "../text/sentences/calls-ahead-ja.ts";
import { withStops } from "../text/sentences/line-ends-ja.ts";
import { withSubjectAbove } from "../text/sentences/subject-above-ja.ts";
import { thingsInARow } from "../text/sentences/things-in-a-row-ja.ts";
import { enumerated } from "../text/sentences/verbless.ts";
import { withWordsInPlace } from "../text/sentences/words-in-place-ja.ts";
import { withoutLabel } from "../text/signs/labels.ts";
import { withoutLeadCapitals } from "../text/signs/lead-capitals-en.ts";
import { withCasesJoined } from "./leans/joined-cases-ja.ts";
import { withQuotesWhole } from "./leans/quoted-on-en.ts";
import { withShortAnswers } from "./leans/short-answers-en.ts";
import { definedPoint } from "./points/defined-points-en.ts";
import { withoutNumbers } from "./steps/step-numbers-ja.ts";

/** Marks of footnotes and of the post that is answered: "by 2032 (1).", "rideshare¹", >>2. */
export const withoutNotes = (text: string) =>
  text
    .replace(/^>>\d+\s*/, "")
    .replace(/\s?\(\d{1,2}\)(?=[.,;]|$)/g, "")
    .replace(/(?<=\p{L}{3})[¹²³⁴-⁹⁰]+/gu, "");

/** "Check it first: Water may have …": the point of a list without its head. */
function pointOf(sentence: string, language: Language): string {
  const text = withoutLabel(sentence, language);
  const [head = ""] =
    language === "en" ? (/^[^.:!?“"]{3,60}: (?=\p{Lu}\p{Ll}*,? \p{Ll})/u.exec(text) ?? []) : [];
  const defined = head ? definedPoint(text) : null;
  if (defined) return defined;
  const rest = text.slice(head.length);
  return head && rest.length >= SHORTEST_POINT && !SAYS.test(head) ? rest : text;
}
const SHORTEST_POINT = 40;
const SAYS = /\b(?:says?|said|wrote|writes|asked|asks|answers?|replied|adds?|is|are)\b/;

/** The sentences of a block's text, each as it can be said by itself. */
export function sentencesOfBlock(text: string, language: Language): string[] {
  if (language === "en") return withQuotesWhole(withShortAnswers(splitScript(text).map((one) => one.text)));
  const sentences = splitScript(withCasesJoined(withNameDefined(withStops(text))));
  const whole = withWordsInPlace(withoutNumbers(sentences.map((one) => one.text)));
  return thingsInARow(withoutCallsAhead(enumerated(whole)));
}

/** The sentences of a text as its author wrote them: things in a row stay one by one. */
export const writtenSentencesOf = (text: string, language: Language): string[] =>
  language === "en"
    ? sentencesOfBlock(text, language)
    : splitScript(withNameDefined(withStops(text))).map((one) => one.text);

/** 「鏡広告。銭湯の鏡に入れた、あの看板のことだ。」: a name by itself, and behind it which thing it is. */
const NAME_DEFINED =
  /^([^。、「」『』？！?!はがをに]{2,14})。(?=(?![こそあ]れ)[^。「」]{6,70}のこと(?:だ|である|です)。)/u;
const withNameDefined = (text: string) => text.replace(NAME_DEFINED, "$1とは、");

/** The first sentence of a block: in Japanese with the subject of its heading, in English without capitals of print. */
export const headedBy = (
  above: string,
  sentence: string,
  language: Language,
  blocks: readonly Block[],
): string =>
  language === "ja"
    ? withSubjectAbove(pointOf(sentence, language), above)
    : pointOf(withoutLeadCapitals(sentence, blocks), language);
