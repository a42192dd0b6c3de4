import { escapePattern } from "#kernel/text/escape-pattern";
import type { Draft, Subject } from "../draft.ts";
import { companyOf } from "../subject.ts";
import { inThirdPersonJa } from "../text/persons/third-person-ja.ts";

const OWN = /当社|弊社/u;
/** Other words for those who speak, and names of other companies. */
const OF_OTHERS =
  /(?:私|わたし)(?:たち|ども)|当(?:店|院|館|会|団体)|(?:株式|有限|合同)会社|（株）|\(株\)|[A-Za-z]社(?!会)/u;
const SAME = { maker: "同社", shop: "同社" };

/**
 * A company's own announcement in the words of somebody who tells of it: 「同社」 for 「当社」 and for its name, once the
 * opening or the first sentence has named it, where no other company is spoken of. Null where its words have to be told
 * as its own, or say nothing of it again.
 */
export function ofSameCompany(
  paragraphs: readonly Draft[][],
  opening: readonly Draft[],
  { page, site }: Subject,
): Draft[][] | null {
  const company = companyOf(page);
  if (company === null) return null;
  const drafts = paragraphs.flat();
  const isInOpening = site?.includes(company) && opening.some(({ text }) => text.includes(company));
  const naming = isInOpening ? undefined : drafts[0];
  if (naming && !naming.text.startsWith(`${company}は`)) return null;
  const behind = drafts.filter((draft) => draft !== naming);
  const isOfOthers = drafts.some(({ text }) => OF_OTHERS.test(text.replaceAll(company, "")));
  if (isOfOthers || !behind.some(({ text }) => OWN.test(text) || text.includes(company))) return null;
  const told = paragraphs.map((paragraph) =>
    paragraph.map((draft) => (draft === naming ? draft : asSame(draft, company))),
  );
  const isSayable = told.every((paragraph) => paragraph.every((draft) => draft !== null));
  return isSayable ? (told as Draft[][]) : null;
}

/** Within somebody's own words 「当社」 and a name stay. */
function asSame({ text, ties }: Draft, company: string): Draft | null {
  const said = OWN.test(text) ? inThirdPersonJa(text, SAME) : text;
  if (said === null) return null;
  const isQuoting = said.includes("「");
  const named = isQuoting
    ? said.replace(new RegExp(`^${escapePattern(company)}(?=は)`, "u"), SAME.maker)
    : said.replaceAll(company, SAME.maker);
  return { text: named, ties: ties.filter((one) => named.includes(one.text)) };
}
