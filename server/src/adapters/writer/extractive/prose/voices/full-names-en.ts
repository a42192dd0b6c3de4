import type { Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";
import { dividedByQuotations } from "../../text/signs/quotations.ts";
import type { Told } from "../wording.ts";

const RANK = "Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Cllr|Councillor|Sir|Dame|Lord|Lady|Judge|Rev";
const SAYS = [
  "said|says|added|adds|told|tells|explained|explains|argued|argues|wrote|writes|asked|asks|recalled|recalls",
  "warned|warns|insisted|insists|admitted|admits|believes|thinks|hopes|remembers|laughed|laughs|agreed|agrees",
].join("|");
const SURNAME = String.raw`\p{Lu}(?:[’']\p{Lu})?[\p{L}-]*\p{Ll}`;
/** "Ms Rowbotham", "Rowbotham said", "says Rowbotham". */
const SHORT = new RegExp(
  [
    String.raw`(?<![\p{L}-])(?:${RANK})\.? (?<ranked>${SURNAME})(?![\p{L}-])(?! \p{Lu})`,
    String.raw`(?<!\p{L}[’']?s?[ -]|[\p{L}-])(?<saying>${SURNAME}) (?=(?:${SAYS})\b)`,
    String.raw`(?<=\b(?:${SAYS}) )(?<said>${SURNAME})(?=[,.;])`,
  ].join("|"),
  "u",
);
/** "Clare Rowbotham, the cabinet member for leisure, said": who somebody is, as the page says at first. */
const WHO = String.raw`(?<who>, (?:the|an?|its|who|(?:[\p{Ll}-]+ ){1,3}(?:of|at|for|from)) [^,.;:()“”"\d]{3,64}(?=,))?`;

/**
 * The full name of somebody whom the page calls by a surname, with who that is in the page's words, by its text above:
 * null where that has no full name, or two.
 */
export function introductionInEnglish(surname: string, above: string): { name: string; who: string } | null {
  const full = new RegExp(
    String.raw`(?<![\p{L}’'-])(?<first>\p{Lu}[\p{Ll}’'-]*\p{Ll}(?: \p{Lu}\.)?) ${escapePattern(surname)}(?![\p{L}-])${WHO}`,
    "gu",
  );
  const found = [...above.matchAll(full)].flatMap(({ groups: { first = "", who = "" } = {} }) =>
    isFirstName(first, above) ? [{ name: `${first} ${surname}`, who }] : [],
  );
  const names = new Set(found.map(({ name }) => name));
  return names.size === 1 ? (found[0] ?? null) : null;
}

/** "But Rowbotham": a word that the text has in small letters, too, is nobody's name; nor is a rank. */
const isFirstName = (word: string, text: string) =>
  !new RegExp(`^(?:${RANK})$`).test(word) &&
  !new RegExp(String.raw`(?<!\p{L})${escapePattern(word.toLowerCase())}(?!\p{L})`, "u").test(text);

/** Tells a name in full, and whose it is, where it is heard for the first time and its introduction was not told. */
export function withFullNamesInEnglish(
  paragraphs: readonly Told[][],
  { blocks, title, language }: Page,
): Told[][] {
  if (language !== "en") return [...paragraphs];
  let heard = title;
  const named = (one: Told): Told => {
    const before = heard;
    heard += ` ${one.text}`;
    if (one.blockIndex === null || one.isFrame) return one;
    // A quotation keeps its words.
    const { own, quoted } = dividedByQuotations(one.text);
    const at = own.findIndex((part) => SHORT.test(part));
    const part = own[at] ?? "";
    const short = SHORT.exec(part);
    const { ranked, saying, said } = short?.groups ?? {};
    const surname = ranked ?? saying ?? said;
    if (!short || !surname || own.some((some) => /["“”]/.test(some))) return one;
    if (before.includes(surname) || one.text.indexOf(surname) < one.text.indexOf(short[0])) return one;
    const above = blocks
      .slice(0, one.blockIndex + 1)
      .map(({ text }) => text)
      .join("\n");
    const known = introductionInEnglish(surname, above);
    if (!known) return one;
    const until = part.slice(0, short.index);
    const rest = part.slice(short.index + short[0].trimEnd().length);
    const who = /^[’']/.test(rest) || !known.who ? "" : `${known.who}${/^[,.;:]/.test(rest) ? "" : ","}`;
    const told = own.with(at, `${until}${known.name}${who}${rest}`);
    return { ...one, text: told.map((some, index) => `${some}${quoted[index] ?? ""}`).join("") };
  };
  return paragraphs.map((some) => some.map(named));
}
