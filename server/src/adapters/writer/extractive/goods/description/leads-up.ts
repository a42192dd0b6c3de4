import type { Block } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import type { Unit } from "../../units.ts";

const IN_TROUBLE =
  "欠け|割れ|折れ|破れ|崩れ|傷み|壊れ|汚れ|濁り|焦げ|詰まり|剥がれ|はがれ|蒸れ|緩み|ゆるみ|錆び|さび|反り|ずれ|倒れ|固まり|膨らみ|溜まり|たまり";
const LEADS_UP: Record<Language, RegExp> = {
  ja: new RegExp(
    `(?:[てで]しまいます|がちです|(?:${IN_TROUBLE})やすい(?:もの|の)?です|(?:${IN_TROUBLE})ます)。$`,
    "u",
  ),
  en: new RegExp(
    [
      String.raw`^(?:Most|Many|Other|Ordinary|Cheap(?:er)?|Conventional|Traditional|Regular|Normal) (?:(?!of )\S+ ){0,3}?[\p{Ll}-]+s (?!of )`,
      String.raw`\bhad an? (?:dead|broken|cracked|faulty|worn|blown|failed)\b`,
      String.raw`^The (?:trouble|problem|snag|catch|fix|answer)\b`,
      String.raw`\b(?:did not|didn[’']t) (?:ask|want|need|look)\b`,
      // "The tent began with a complaint.": of what, the next sentence says.
      String.raw`^(?:[\p{L}\d’'-]+ ){1,6}(?:began|begins|started|starts|came) (?:with|as|from|out of) (?:an?|one) (?:[\p{L}-]+ ?){1,2}\.$`,
      String.raw`^You can(?:not|[’']t) \p{Ll}+ an? `,
    ].join("|"),
    "u",
  ),
};

/**
 * Whether a sentence tells of a trouble, or of how others are, and its paragraph goes on: what the goods do about it
 * stands behind it.
 */
export function leadsUp(
  { sentences, blockIndex }: Pick<Unit, "sentences" | "blockIndex">,
  blocks: readonly Block[],
  language: Language,
): boolean {
  const text = sentences.join(" ");
  return LEADS_UP[language].test(text) && goesOnBehind(blocks[blockIndex]?.text ?? "", text, language);
}

/** Said as it is, a sentence ends its paragraph with the same letters; a Japanese one may have got its verb. */
function goesOnBehind(paragraph: string, text: string, language: Language): boolean {
  const end = language === "ja" ? text.replace(/(?:です)?。$/u, "") : text.replace(/[.!?]$/, "");
  const at = paragraph.lastIndexOf(end.slice(-ENDING));
  return at < 0 || paragraph.length - at - ENDING > LONGEST_REST;
}
const ENDING = 6;
const LONGEST_REST = 6;
