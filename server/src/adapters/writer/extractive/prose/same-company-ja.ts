import type { Draft, Subject } from "../draft.ts";
import { companyOf } from "../subject.ts";
import { inThirdPersonJa } from "../text/persons/third-person-ja.ts";

const OWN = /当社|弊社/u;
/** Other words for those who speak, and names of other companies. */
const OF_OTHERS =
  /(?:私|わたし)(?:たち|ども)|当(?:店|院|館|会|団体)|(?:株式|有限|合同)会社|（株）|\(株\)|[A-Za-z]社(?!会)/u;
const SAME = { maker: "同社", shop: "同社" };

/**
 * A company's own announcement in the words of somebody who tells of it: 「同社」 for 「当社」, where the opening has named
 * it and no other company is spoken of. Null where its words have to be told as its own.
 */
export function ofSameCompany(
  paragraphs: readonly Draft[][],
  opening: readonly Draft[],
  { page, site }: Subject,
): Draft[][] | null {
  const company = companyOf(page);
  if (company === null || site === null || !site.includes(company)) return null;
  const texts = paragraphs.flat().map(({ text }) => text);
  const isOfOthers = texts.some((text) => OF_OTHERS.test(text.replaceAll(company, "")));
  const isHeard = opening.some(({ text }) => text.includes(company));
  if (!isHeard || isOfOthers || !texts.some((text) => OWN.test(text))) return null;
  const told = paragraphs.map((paragraph) => paragraph.map((draft) => asSame(draft, company)));
  const isSayable = told.every((paragraph) => paragraph.every((draft) => draft !== null));
  return isSayable ? (told as Draft[][]) : null;
}

/** Within somebody's own words 「当社」 stays. */
function asSame({ text, ties }: Draft, company: string): Draft | null {
  const said = OWN.test(text) ? inThirdPersonJa(text, SAME) : text;
  if (said === null) return null;
  const named = said.startsWith(`${company}は`) ? `${SAME.maker}${said.slice(company.length)}` : said;
  return { text: named, ties: ties.filter((one) => named.includes(one.text)) };
}
