import type { Block } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import type { Section } from "../sections.ts";
import { speakable } from "../text/signs/speakable.ts";
import { withoutTitleCase } from "../text/title-case-en.ts";

const FEWEST = 2;
const MOST = 6;
/** Of a longer list so many are named, and then that there are others. */
const NAMED = 5;
const LONGEST: Record<Language, number> = { ja: 18, en: 45 };
/** Headings whose items belong together in one sentence; what English goods have and come with is told by others. */
const HEADING: Record<Language, RegExp> = {
  en: /^(?:key |main |product )?(?:ingredients|materials|colou?rs)\s*:?$/i,
  ja: /^(?:主な)?(?:特長|特徴|材料|原材料|セット内容|内容|付属品|同梱品|色|カラー)(?:\s*[(（].*[)）])?\s*[：:]?$/,
};

/** Short items below a heading as one spoken sentence, at the place of the first of them. */
export function listsOf(
  blocks: readonly Block[],
  sections: readonly Section[],
  language: Language,
): Map<number, string> {
  const spoken = new Map<number, string>();
  for (const [index, { kind }] of blocks.entries()) {
    const isLine = language === "en" && kind === "paragraph";
    if (!isLine && (kind !== "list_item" || blocks[index - 1]?.kind === "list_item")) continue;
    const heading = blocks[index - 1];
    const listed = isLine ? partsOfLine(blocks[index]?.text ?? "") : itemsFrom(blocks, index);
    const items = listed.map((text) => speakable(text, language).replace(/[.。、,;]$/, ""));
    const fits = items.length >= FEWEST && sections[index]?.kind === "own";
    const title = heading ? speakable(heading.text, language).replace(/\s*[：:]$/, "") : "";
    if (!fits || !HEADING[language].test(title)) continue;
    if (items.some((item) => item.length > LONGEST[language] || /[:：。.!?！？]/.test(item))) continue;
    const isLong = items.length > MOST;
    const named = isLong ? items.slice(0, NAMED) : items;
    spoken.set(index, language === "ja" ? inJapanese(title, named, isLong) : inEnglish(title, named, isLong));
  }
  return spoken;
}

/** "Potatoes, oil (oak, ash), salt.": a line with at least so many commas outside of brackets. */
function partsOfLine(text: string): string[] {
  const parts = text.split(/,\s*(?![^(]*\))/);
  return parts.length >= FEWEST_IN_LINE ? parts.map((part) => part.replace(/\s*\([^()]*\)/g, "")) : [];
}
const FEWEST_IN_LINE = 3;

function itemsFrom(blocks: readonly Block[], start: number): string[] {
  const end = blocks.findIndex(({ kind }, index) => index > start && kind !== "list_item");
  return blocks.slice(start, end === -1 ? undefined : end).map(({ text }) => text);
}

const inJapanese = (title: string, items: string[], hasOthers: boolean) =>
  `${title.replace(/\s*[(（].*$/, "")}は、${items.join("、")}${hasOthers ? "など" : ""}です。`;

function inEnglish(title: string, items: string[], hasOthers: boolean): string {
  const said = items.map((item) =>
    /^\p{Lu}\p{Ll}/u.test(item) ? withoutTitleCase(item.charAt(0).toLowerCase() + item.slice(1), "") : item,
  );
  const list = hasOthers
    ? `${said.join(", ")} and others`
    : `${said.slice(0, -1).join(", ")} and ${said.at(-1)}`;
  const heading = title.toLowerCase();
  return `The ${heading} include ${list}.`;
}
