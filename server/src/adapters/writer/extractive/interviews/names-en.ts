import type { Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";

const NAME = String.raw`\p{Lu}[\p{Ll}’'-][\p{L}’'-]*(?: (?:\p{Lu}\.|(?:van|von|de|del|da|la|le|bin)(?= )|\p{Lu}[\p{L}’'-]+)){1,3}`;
const NAMES = new RegExp(String.raw`(?<![\p{L}’'-])${NAME}`, "gu");
/** "Interview with Anna Tarn", "we talked to Anna Tarn", "Anna Tarn on looms" */
const BEFORE =
  "(?:interview|conversation|Q ?& ?A|talk(?:s|ed|ing)?|sp(?:oke|eaks?)|sat down|caught up) (?:with|to) ";
const BEHIND = "(?: on | talks | tells | speaks |[’'](?:s)? )";

/** "IQ" of "Ilse Quarrington", "H&A" of "Hearth & Anvil". */
const initialsOf = (name: string) => (name.match(/(?<!\p{L})[\p{L}&]/gu) ?? []).join("").toUpperCase();
const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\d& ]/gu, "");

/** Whether a label is a name's short form: its initials, or one of its words. */
export const isShortFor = (label: string, name: string): boolean =>
  label !== name &&
  name.includes(" ") &&
  (label.toUpperCase().replace(/[.\s-]/g, "") === initialsOf(name) ||
    fold(name).split(" ").includes(fold(label)) ||
    fold(label) === fold(name));

/** Names in a page's title and in what stands before and behind its talk, the fullest form of each. */
export const namesIn = (text: string): string[] => [...new Set(text.match(NAMES) ?? [])];

/** Whether a sentence begins by saying who somebody is: "Anna Tarn is sixty and mends looms." */
export const isIntroduced = (name: string, text: string): boolean =>
  new RegExp(
    String.raw`(?:^|\n|[.!?] )${escapePattern(name)}(?:, \d+,)? (?:is|was|has|had|runs|ran|makes|owns)\b`,
    "u",
  ).test(text);

/** The person asked, where the answers do not say it: named by the title, or often, or where the talk is announced. */
export function personInEnglish(around: string, { title, author, site, summary }: Page): string | null {
  const all = namesIn(`${title}\n${around}`).map((name) => name.replace(/[’']s?$/u, ""));
  const people = [...new Set(all)].filter((name) => name !== author && name !== site);
  const weightOf = (name: string) => {
    const own = escapePattern(name);
    const last = escapePattern(name.split(" ").at(-1) ?? name);
    const isAnnounced = new RegExp(`${BEFORE}${own}|${own}${BEHIND}`, "iu").test(`${title}\n${around}`);
    const often = around.match(new RegExp(String.raw`(?<!\p{L})${last}(?!\p{L})`, "gu"))?.length ?? 0;
    const isNamed = isAnnounced || isIntroduced(name, around);
    const summed = summary?.includes(name) ? 1 : 0;
    return (title.includes(name) ? 2 : 0) + (isNamed ? 2 : 0) + summed + Math.min(2, often - 1);
  };
  const [best] = people
    .map((name) => ({ name, weight: weightOf(name) }))
    .filter(({ weight }) => weight >= 2)
    .toSorted((a, b) => b.weight - a.weight);
  return best?.name ?? null;
}
