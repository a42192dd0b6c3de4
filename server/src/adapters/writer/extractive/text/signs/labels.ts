import { englishVerbs } from "#kernel/text/english-verbs";
import type { Language } from "#kernel/vocabulary";

/** 「二、麦を二割まぜました」: the number of a heading that is a sentence; 「二、三日」 is a time. */
export const COUNTED_AHEAD =
  /^[一二三四五六七八九]、(?![一二三四五六七八九十百千\d０-９])(?=[^、。]{6,}(?:ました|ます|です|た|る)。?$)/u;
const LABEL: Record<Language, RegExp> = {
  en: /^(?:(?:The )?\p{Lu}[\p{L}’'-]*(?: (?:&|and|of|for|to|in|\p{L}[\p{L}’'-]*)){0,3}|\p{Lu}[\p{L}’'-]*(?: (?:&|and|of|for|to|\p{Lu}[\p{L}’'-]*)){1,6}(?=:)|[QA]|Tip|Note|\p{Lu}\p{L}+ \d+|\d{1,2})\s*[:.)],?(?=\s)\s*/u,
  ja: /^(?:[QAＱＡ]\d{0,2}[.．:：、]\s*|[\d０-９]{1,2}[.．)）](?![\w０-９])\s*|[^\s、。「」はがをにでと：:]{1,10}[：:]\s*)/u,
};
/** A heading that stands before its text with nothing but a space; 「真ほっけ 開き2枚（…）」 begins with the thing itself. */
const HEAD_JA =
  /^[^。「『（！？()=<>]{0,40}?[^\s　\w。、０-９Ａ-ｚ][ 　](?=[^\s　\w]{2}[^ 　]{10,}$)(?!\p{L}{0,3}[\d０-９]+[枚尾本個粒袋箱切缶杯匹])/u;

/** 「角から浮いてくる：ゴムが太すぎます。」: in which case it is so. */
const OF_CASE_JA =
  /^(?=[^。：:]*(?:が|を|に|から|まで|で))([^。「」：:\s]{4,24}(?:る|ない))[：:]\s*(?=[^\s]{6,}。)/u;

/** "SELF-WINDING MOVEMENT - A customised …": a head in capitals before its text. */
const SHOUTED =
  /^(?=[^\p{Ll}]*\p{Lu}{4})[\p{Lu}\d][\p{Lu}\d\s&'’,/+-]{6,}?\s?[-–—:：]\s*(?=\p{Lu}\p{Ll}|\p{Lu}\s)/u;

/** "Warning While the …": a box's head that lost its line. */
const BOX = /^(?:Warning|Note|Tip|Important|Caution|Hint|Info) (?=\p{Lu}\p{Ll}*\s)/u;

/** The text without the label before it: "Care: Wipe it clean." is an instruction with a heading. */
export function withoutLabel(text: string, language: Language): string {
  if (language === "ja" && OF_CASE_JA.test(text)) return text.replace(OF_CASE_JA, "$1ときは、");
  const uncounted =
    language === "en" ? text.replace(SHOUTED, "").replace(BOX, "") : text.replace(COUNTED_AHEAD, "");
  const bare = uncounted.replace(LABEL[language], (label) =>
    keepsLabel(label, text, language) ? label : "",
  );
  const head = language === "ja" ? bare.replace(HEAD_JA, "") : bare;
  const rest = head.replace(/^[-–—―・•*]+\s*/, "");
  // "iPad" begins with a small letter wherever it stands.
  return language === "en" && !/^\p{Ll}{1,2}\p{Lu}/u.test(rest)
    ? rest.charAt(0).toUpperCase() + rest.slice(1)
    : rest;
}

/** "What it is: A light cream.": an answer to the label. */
const DEFINED = /^What (?:it is|is it\??)\s?:\s*(?=An? )/;

/** "Panthenol: draws in moisture": a thing and what it does are the two halves of a sentence. */
export function withLabelAsSubject(text: string): string {
  if (DEFINED.test(text)) return text.replace(DEFINED, "It is ").replace(/(?<=^It is )A/, "a");
  const [all = "", label = "", verb = ""] = /^(\p{Lu}[^:.!?]{2,40}):\s+(\p{Ll}+)(?= \p{L})/u.exec(text) ?? [];
  const isDeed = englishVerbs.get(verb) === "third" && !NOUN_AFTER_ALL.test(text.slice(all.length));
  if (isDeed && !NO_SUBJECT.test(label)) return `${label} ${text.slice(all.length - verb.length)}`;
  return withSubstance(text);
}

/** "Retinal (Vitamin A): Smooths", "B12: A vitamin that": a label that can only be a stuff, and no quality of the thing. */
const SUBSTANCE =
  /^(\p{Lu}[\p{L}\d -]{0,40}(?: \(\p{Lu}[\p{L} -]+\)|\p{L}\d{1,3}))[®™]?:\s+(\p{Lu}\p{Ll}*)(?= \p{Ll})/u;
function withSubstance(text: string): string {
  const [all = "", label = "", first = ""] = SUBSTANCE.exec(text) ?? [];
  const rest = `${first.toLowerCase()}${text.slice(all.length)}`;
  if (/^an? [^.:;]* (?:that|which) /.test(rest)) return `${label} is ${rest}`;
  return englishVerbs.get(first.toLowerCase()) === "third" ? `${label} ${rest}` : text;
}
/** "Shapes: rounds and squares" */
const NOUN_AFTER_ALL = /^ (?:and|or|of|with|for|are|is|that|which) /;
/** Several, or a head that names no thing: "Care", "How to use". */
const NO_SUBJECT =
  /[^su]s(?: \(|$)|^(?:note|tip|warning|care|use|usage|fit|size|benefits?|details?|design|description|features?|how|why|what|who|when|step)\b/i;

function keepsLabel(label: string, text: string, language: Language): boolean {
  const rest = text.slice(label.length);
  // 「next: の行に表示されます」: the sign is part of the word that the sentence is about.
  if (language === "ja" && /^[のをがに](?!は)/.test(rest)) return true;
  if (rest.length < (language === "ja" ? 10 : 20)) return true;
  // "Our aim is simple: build what lasts.", "Open one valve fully: a quarter turn will do." A head has its text begin with a capital.
  if (language === "en" && /^\p{Ll}/u.test(rest) && (SAYS.test(label) || isOrderOfWords(label))) return true;
  // "U.S. Senate", "Dr. Smith", "Wait. Now go.": no label, but words with a full stop.
  return language === "en" && label.trimEnd().endsWith(".") && !/^(?:\d|[QA]\s*\.|Step\b)/.test(label);
}
const SAYS = / (?:is|are|was|were|has|have)\b/;
/** "Fit: true to size" has a label that is a verb as well. */
const isOrderOfWords = (label: string) => {
  const [verb = "", ...others] = label.split(/\s+/);
  return englishVerbs.get(verb.toLowerCase()) === "base" && others.length >= 3;
};
