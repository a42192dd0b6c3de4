import type { Page } from "#kernel/page";
import { englishVerbs } from "#kernel/text/english-verbs";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Draft } from "../../draft.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { tiesToBlock } from "../../ties.ts";
import { isOfManual } from "../manual-en.ts";
import { isOrder } from "../procedures.ts";
import { nameOf } from "./counted.ts";
import { type SectionName, sectionNamesOf } from "./section-names-en.ts";

const FEWEST = 3;
const MOST = 5;
/** The share of a script that may go into the names of sections: some of them are told themselves. */
const SHARE = 0.25;
/** From this share on the headings tell what to do, and those that name a thing stand beside it. */
const MOSTLY = 0.6;

/** "Weaving a hem", as the page's own sentences are written; "Weaving Hems" is a name. */
const OF_DOING = /^\p{Lu}\p{Ll}+ing(?: (?!\p{Lu}\p{Ll}+(?: |$))\S+)+$/u;
const isDeed = (name: string) => isOrder(name, "en") && !SHORT.test(name);
/** "Design", "Test": one word is the name of a thing. */
const SHORT = /^\S+$/;
const isOfDoing = (name: string) =>
  OF_DOING.test(name) && englishVerbs.get(name.split(" ")[0]?.toLowerCase() ?? "") !== "base";

/** Says what the sections of a page of a manual tell; null where they are few or have no names. */
export function coveredOn(page: Page, seconds: number): Draft | null {
  if (!isOfManual(page)) return null;
  const sections = namesAnnounced(page) ?? sectionNamesOf(page);
  if (!sections) return null;
  const { names, isAll } = sections;
  const deeds = names.filter(({ name }) => isDeed(name));
  const isOfDeeds = deeds.length >= FEWEST && deeds.length >= MOSTLY * Math.min(names.length, MOST);
  const said = isOfDeeds ? deeds : names;
  for (let most = Math.min(MOST, said.length); most >= FEWEST; most -= 1) {
    const some = said.slice(0, most);
    const isWhole = isAll && most === names.length;
    const text = isOfDeeds ? deedsSaid(some, isWhole) : namesSaid(some, isWhole);
    if (sentenceSeconds(text, "en") <= SHARE * seconds)
      return { text, ties: some.flatMap(({ name, at }) => tiesToBlock(name, at)) };
  }
  return null;
}

/** "This guide covers three cases, with examples:", and each of them below it. */
const ANNOUNCES =
  /^(?:this|the) (?:\p{L}+ )?(?:guide|page|document|topic|chapter|article|tutorial|section) (?:covers|discusses|describes|explains)\b[^.:?!]*:$/iu;
function namesAnnounced({ blocks }: Page): { names: SectionName[]; isAll: boolean } | null {
  const announced = blocks.findIndex(({ kind, text }) => kind === "paragraph" && ANNOUNCES.test(text.trim()));
  const end = blocks.findIndex(({ kind }, at) => at > announced && kind !== "list_item");
  const items = announced === -1 ? [] : blocks.slice(announced + 1, end === -1 ? undefined : end);
  const names = items.flatMap(({ text }, index) => {
    const name = /[.;:]$/.test(text.trim()) ? null : nameOf(text, "en");
    return name ? [{ name, at: announced + 1 + index }] : [];
  });
  return names.length >= FEWEST && names.length === items.length ? { names, isAll: true } : null;
}

const small = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const deedsSaid = (deeds: readonly SectionName[], isWhole: boolean) =>
  `It shows how to ${listedInEnglish(deeds.map(({ name }) => small(name)))}${isWhole ? "" : ", among other things"}.`;

function namesSaid(names: readonly SectionName[], isWhole: boolean): string {
  const some = names.map(({ name }) => name);
  if (some.every(isOfDoing)) {
    const doings = some.map(small);
    return `It covers ${listedInEnglish(isWhole ? doings : [...doings, "other things"])}.`;
  }
  const quoted = some.map((name) => `“${name}”`);
  const all = isWhole ? quoted : [...quoted, "others"];
  return `It covers ${all.slice(0, -1).join(", ")} and ${all.at(-1)}.`;
}
