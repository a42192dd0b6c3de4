import type { Block, Page } from "#kernel/page";
import { mark, markSource, sourceOf } from "./row-marks-ja.ts";

/** "Ida Holm: We wind the yarn twice.", "IH: Twice.", "REED & LOOM: How often?" */
const SPOKEN = /^(\p{Lu}[\p{L}.’'&-]*(?: (?:&|and|de|van|von|\p{Lu}[\p{L}.’'-]*)){0,3}):\s+(?=\S)/u;
/** Behind "Q" and "A" nobody is named. */
const NAMELESS = /^(?:q|a|question|answer|note|warning|tip|update|editor|ed|p\.?s)\.?$/i;
const INITIALS = /^(?:\p{Lu}\.?){2,4}$/u;
const SENTENCES = /(?<=[.!?]["”’]?)\s+(?=["“‘(]?[\p{Lu}\d])/u;
const LONGEST_QUESTION = 160;
const FEWEST_ANSWERS = 3;
const MOSTLY = 0.6;

interface Turn {
  at: number;
  label: string;
  said: string;
}

/**
 * The page of an English interview with each question in its answer's block, and with who answers: read out without
 * its labels it would sound like one voice that asks and answers itself. Where somebody cannot be named the page stays.
 */
export function withEnglishInterview(page: Page): Page {
  if (page.language !== "en" || page.type === "product") return page;
  const turns = page.blocks.flatMap(({ kind, text }, at): Turn[] => {
    const label = kind === "paragraph" ? SPOKEN.exec(text.trim())?.[1] : undefined;
    return label ? [{ at, label, said: text.trim().replace(SPOKEN, "") }] : [];
  });
  const labels = new Set(turns.map(({ label }) => label));
  const names = new Map([...labels].map((label) => [label, nameOf(label, [...labels], page)]));
  const askers = askersAmong(turns);
  const answers = turns.filter(({ label }) => !askers.has(label));
  const isNamed = answers.every(({ label }) => names.get(label) && !NAMELESS.test(label));
  if (askers.size === 0 || answers.length < FEWEST_ANSWERS || !isNamed) return page;
  const blocks = [...page.blocks];
  for (const [place, { at, label, said }] of turns.entries()) {
    const before = turns[place - 1];
    if (askers.has(label)) blocks[at] = { kind: "list_item", text: "" };
    else {
      const asked = before?.at === at - 1 && askers.has(before.label) ? questionIn(before.said) : null;
      const told: Block = { kind: "paragraph", text: `${leadOf(names.get(label) ?? label, asked)} ${said}` };
      mark(told, asked ?? "", asked ? "own" : "following");
      blocks[at] = told;
    }
  }
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}

const leadOf = (name: string, asked: string | null) =>
  asked ? `Asked “${asked}”, ${name} says:` : `${name} says:`;

/** Labels below which nearly all asks something. */
function askersAmong(turns: readonly Turn[]): ReadonlySet<string> {
  const byLabel = Map.groupBy(turns, ({ label }) => label);
  const asks = ([, own]: [string, Turn[]]) =>
    own.filter(({ said }) => questionIn(said) !== null).length >= MOSTLY * own.length;
  const askers = [...byLabel].filter(asks).map(([label]) => label);
  const asked = turns.filter(({ label }) => askers.includes(label)).length;
  return new Set(asked >= FEWEST_ANSWERS ? askers : []);
}

/** The last thing that is asked, in signs that stand within a quotation. */
function questionIn(text: string): string | null {
  const last = text.split(SENTENCES).findLast((one) => one.trim().endsWith("?"));
  const said = last?.trim().replace(/["“]([^"“”]*)["”]/g, "‘$1’");
  return said && said.length <= LONGEST_QUESTION && !/["“”]/.test(said) ? said : null;
}

/** The whole name behind initials or a given name; null for initials of somebody whom the page does not name. */
function nameOf(label: string, labels: readonly string[], page: Page): string | null {
  const whole = labels.find((one) => one !== label && one.startsWith(`${label} `));
  if (whole) return whole;
  if (!INITIALS.test(label)) return label;
  const letters = label.replaceAll(".", "");
  const named = `${page.title} ${page.blocks
    .slice(0, FIRST)
    .map(({ text }) => text)
    .join(" ")}`;
  const found = [...labels, ...(named.match(NAMES) ?? [])];
  return found.find((one) => one.includes(" ") && initialsOf(one) === letters) ?? null;
}
const FIRST = 12;
const NAMES = /\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.’'-]+){1,3}/gu;
const initialsOf = (name: string) => [...name.matchAll(/(?<![\p{L}’'])\p{Lu}/gu)].join("");

/** Of an answer nothing is told without the words that say whose it is. */
export function withAnswersNamed<
  Line extends { sentences: string[]; blockIndex: number; begins: boolean; gap: boolean; leans: boolean },
>(lines: readonly Line[], blocks: readonly Block[]): Line[] {
  const named = new Set(lines.flatMap(({ blockIndex, begins }) => (begins ? [blockIndex] : [])));
  return lines.flatMap((line) => {
    if (!OF_ANSWER.test(blocks[line.blockIndex]?.text ?? "")) return [line];
    if (line.begins) return [line];
    return named.has(line.blockIndex) ? [{ ...line, gap: line.gap && line.leans, goesOn: true }] : [];
  });
}
const OF_ANSWER = /^(?:Asked “[^“”]+\?”, )?\p{Lu}[\p{L}.’'& -]{1,60} says: /u;
