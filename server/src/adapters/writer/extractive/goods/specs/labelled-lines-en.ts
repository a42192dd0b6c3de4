import type { Block, Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { sectionsOf } from "../../sections.ts";
import { isPlural, nounPhraseOf } from "../../text/sentences/noun-phrase.ts";
import { washingIn } from "./care-en.ts";
import { isMaterialAlone, materialSaid } from "./materials-en.ts";
import { requirementsIn } from "./requirements-en.ts";
import { isShares } from "./shares-en.ts";
import type { SpecRow } from "./specs.ts";

/** In English a label says by its last word what it is; others are of other languages, or for the trade. */
const ENGLISH_LABEL = new RegExp(`(?:^|\\s)(?:${alternativesOf("english-label-nouns")})$`, "i");
export const isEnglishLabel = (label: string): boolean => ENGLISH_LABEL.test(label);

const LABELLED = /^(?!in\b|at\b|on\b|for\b)([\p{L}][\p{L} ]{2,24}):\s*(\S.*)$/iu;

/** English shops write rows as lines, too: "Fastening: Zip", "60% wool, 40% linen". */
export function labelledLinesOf({ blocks, language, type }: Page): SpecRow[] {
  if (language !== "en") return [];
  const sections = sectionsOf(blocks, type);
  const needs = requirementsIn(blocks);
  const made = blocks.filter(({ kind, text }) => kind === "list_item" && isMaterialAlone(text));
  const labels = repeatedIn(blocks);
  return blocks.flatMap(({ kind, text }, blockIndex) => {
    if (kind === "heading" || kind === "table_row" || sections[blockIndex]?.kind !== "own") return [];
    if (labels.has(blocks[blockIndex - 1]?.text ?? "")) return [];
    const place = { factId: null, blockIndex };
    const required = needs.get(blockIndex);
    if (required !== undefined) return required ? [{ place, ...required, isPart: true }] : [];
    if (isShares(text))
      return [{ place, label: "Material", value: listed(text.toLowerCase()), isPart: false }];
    // Of several a buyer chooses one.
    if (made.length === 1 && made[0]?.text === text)
      return [{ place, label: "Material", value: materialSaid(text), isPart: false }];
    const care = washingIn(text);
    if (care) return [{ place, label: "Care", value: care, isPart: false }];
    return rowsIn(text).map(({ label, value }) => {
      const isPart =
        !isEnglishLabel(label) && namesPart(label, value) && rowsAround(blocks, blockIndex) >= FEWEST_ROWS;
      return { place, label, value: value.replace(/\s*\([^()]*\)$/, ""), isPart };
    });
  });
}
/** A label that stands so often compares several goods, and tells of no one of them. */
const FEWEST_COMPARED = 3;

function repeatedIn(blocks: readonly Block[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const { text } of blocks) times.set(text, (times.get(text) ?? 0) + 1);
  return new Set([...times].filter(([, count]) => count >= FEWEST_COMPARED).map(([text]) => text));
}

/** "Seat height: 45 cm. Seat width: 50 cm.": a line may have several rows, and nothing else. */
function rowsIn(text: string): { label: string; value: string }[] {
  const parts = text.split(/(?<=[\p{L}\d])\. (?=\p{Lu}[\p{L} ]{2,24}: )/u);
  const rows = parts.flatMap((part) => {
    const [, label = "", value = ""] = LABELLED.exec(part) ?? [];
    return label ? [{ label, value: value.replace(/\.$/, "") }] : [];
  });
  return rows.length === parts.length ? rows : [];
}

/** So many lines of a list with labels are a table, whatever its labels. */
const FEWEST_ROWS = 4;

function rowsAround(blocks: readonly Block[], at: number): number {
  const isRow = (block: Block | undefined) => block?.kind === "list_item";
  let [first, last] = [at, at];
  while (isRow(blocks[first - 1])) first -= 1;
  while (isRow(blocks[last + 1])) last += 1;
  return blocks.slice(first, last + 1).filter(({ text }) => LABELLED.test(text)).length;
}

/** "Fingerboard: Rosewood": a noun or two for a part, and a word or two of what it is made as. */
const namesPart = (label: string, value: string) =>
  /^\p{Lu}\p{L}{2,}(?:[ -]\p{L}{2,}){0,2}$/u.test(label) &&
  /^(?:\p{L}[\p{L}-]+)(?: \p{L}[\p{L}-]+){0,2}$/u.test(value) &&
  !isPlural(label) &&
  nounPhraseOf(`the ${label.toLowerCase()}`) !== null;
const listed = (shares: string) => shares.replace(/,(?=[^,]*$)/, " and");
