import { splitScript } from "#kernel/text/sentences";
import { type Draft, plain, type Subject } from "../../draft.ts";
import { dividedByQuotations } from "../../text/signs/quotations.ts";
import { tellsOfOwnKin } from "./own-kin-ja.ts";

/** 「うちの前の坂は」, 「うちで一番長く作っている」; 「三つのうちの一つ」 is nobody's, and 「うちの子」 is the buyer's. */
const OUR_HOUSE =
  /(?:^|[、。])(?:うち(?:の(?!子|ワン|ニャン)|では|でも|で(?:一番|いちばん|最も|は?じめて|(?:作|造|染|織|焼|打|育|仕込|編)))|(?:わが|我が)家で[はも])/u;

/** Whether a sentence on goods has the first person of the one who sells or makes them. */
export const speaksForItself = (text: string): boolean =>
  tellsOfOwnKin(text) || OUR_HOUSE.test(dividedByQuotations(text).own.join(""));

/** Says whose words a description in the first person is: a listener takes 「わたし」 for the narrator. */
export function introducedVoice({ page, site }: Subject, opening: readonly Draft[]): Draft {
  const own = page.blocks
    .filter(({ kind, isReview }) => kind === "paragraph" && !isReview)
    .flatMap(({ text }) => splitScript(text))
    .map(({ text }) => dividedByQuotations(text).own.join(""));
  if (own.some((text) => MAKES.test(text) && !MADE_BY_OTHERS.test(text)))
    return plain("作り手の言葉で、お届けします。");
  if (own.some((text) => NAMES_ONESELF.test(text))) return plain("書き手の言葉で、お届けします。");
  // A market has many sellers, and one of them speaks.
  if (isOfPrivateSeller({ page, site })) return plain("出品者の言葉で、お届けします。");
  // The shop that was just named is not named again.
  const isNamed = site !== null && opening.some(({ text }) => text.includes(site));
  return plain(`${site === null || isNamed ? "お店" : site}の言葉で、お届けします。`);
}

/** Whether one of many people sells on a site, by its name or by its labels for who pays for sending and from where. */
export const isOfPrivateSeller = ({ page, site }: Pick<Subject, "page" | "site">): boolean =>
  (site !== null && MARKET.test(site)) ||
  page.facts.filter(({ label }) => OF_PRIVATE.test(label ?? "")).length >= 2;
const OF_PRIVATE = /^(?:発送元の地域|配送料の負担|発送までの日数)$/u;
const MARKET = /フリマ|オークション|マーケット|てづくり市|ハンドメイド市/u;
const MAKING =
  "(?:(?:作|つく|造|縫|彫)って|こしらえて|拵えて|(?:編|染|仕込)んで|(?:織|漉)って|(?:焼|挽|磨)いて|育てて)";
/** 「手で作っています。」, 「籠をこしらえて五十年になります」, 「職人のわたしが」 */
const MAKES = new RegExp(
  [
    `${MAKING}(?:(?:い|お)(?:ます|ります)。|(?:もう|かれこれ|今年で)?[\\d０-９一二三四五六七八九十]+年)`,
    "(?:作り手|職人|作家)(?:である|の|をしている)(?:わたし|私|僕|ぼく)",
  ].join("|"),
  "u",
);
/** 「職人が一枚ずつ編んでいます。」: whoever speaks, somebody else makes it. */
const MADE_BY_OTHERS =
  /(?:職人|作家|農家|農園|工房|工場|メーカー|業者|窯元|蔵元|生産者|作り手|さん|氏)(?:たち|の皆さん)?[がは]/u;
/** 「房州の永露と申します。」: a person, of whom the page need not be; 「猟師は「…」と言います。」 tells of another. */
const NAMES_ONESELF = /(?![はがも])\p{L}と(?:申し|いい|言い)ます。/u;

/** A script in which those words stand before the first of the page's own. */
export function withVoiceIntroduced(
  paragraphs: Draft[][],
  ours: readonly Draft[],
  introduction: Draft,
): Draft[][] {
  const isOwn = (draft: Draft) => !ours.includes(draft);
  if (!paragraphs.flat().some(isOwn)) return paragraphs;
  const at = paragraphs.findIndex((paragraph) => paragraph.some(isOwn));
  return paragraphs.map((paragraph, index) =>
    index === at ? paragraph.toSpliced(paragraph.findIndex(isOwn), 0, introduction) : paragraph,
  );
}
