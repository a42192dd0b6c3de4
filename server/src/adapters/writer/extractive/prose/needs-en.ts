import type { Block } from "#kernel/page";
import { articled } from "../text/noun-phrase.ts";
import { speakable } from "../text/speakable.ts";

const HEADING =
  /^(?:(?:what |things )?you(?:[’']ll| will)?(?: also)? need|(?:(?:tools|materials|supplies|equipment)(?:,? (?:and|&) |, )?){1,3}(?: (?:you(?:[’']ll| will)? need|needed|required))?)\s*:?$/i;
export const isHeadOfNeeds = (text: string) => HEADING.test(text.trim());
const FEWEST = 2;
const MOST = 6;
const LONGEST = 48;
const UNSPEAKABLE = /[#"”″×<>=/|@:;?!()]|\d\s?[¼½¾]|\p{L}\.\p{L}/u;
const AMOUNT = /^(?:\d|(?:an?|the|your|our|one|two|three|four|five|six|some|several)\b)/i;

/** Tells what a procedure asks for, in one sentence, at the place of its list; null where no list says it. */
export function needsOn(blocks: readonly Block[]): { text: string; blockIndex: number } | null {
  const heading = blocks.findIndex(({ kind, text }) => kind === "heading" && isHeadOfNeeds(text));
  if (heading === -1) return null;
  const end = blocks.findIndex(({ kind }, at) => at > heading && kind !== "list_item");
  const items = blocks.slice(heading + 1, end === -1 ? undefined : end).map(({ text }) => text);
  const names = items.flatMap((text) => nameOf(text) ?? []);
  if (names.length < FEWEST) return null;
  const told = names.slice(0, MOST);
  const begin = told.length < items.length ? "Among other things, you need" : "You need";
  return { text: `${begin} ${told.slice(0, -1).join(", ")}, and ${told.at(-1)}.`, blockIndex: heading + 1 };
}

/** "#8 braided cord, about 6 ft (measure it)": the thing itself, without what is said of it. */
function nameOf(text: string): string | null {
  const bare = speakable(text, "en")
    .replace(/^#\d+ /, "")
    .replace(/(?:, | \(|\. |: | [–—-] ).*$/u, "")
    .replace(/\.$/, "")
    .trim();
  if (bare.length < 3 || bare.length > LONGEST || UNSPEAKABLE.test(bare)) return null;
  const calm = /^\p{Lu}\p{Ll}*(?=[ -]\p{Ll}|$)/u.test(bare)
    ? bare.charAt(0).toLowerCase() + bare.slice(1)
    : bare;
  return AMOUNT.test(calm) || / and /.test(calm) ? calm : articled(calm);
}
