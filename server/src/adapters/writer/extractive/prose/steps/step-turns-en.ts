import { isEnglishSentence } from "#kernel/critic/predicate-en";
import type { Told } from "../wording.ts";
import type { Deed } from "./deeds-en.ts";

const FIRST = ["First,", "The first step is to"];
const TURNS = [
  ["Then", "Then it is time to"],
  ["Next,", "The next step is to"],
  ["After that,", "After that, it is time to"],
];
const LAST = ["Finally,", "The last step is to"];

/** Where no warning has room, a listener still has to know of them. */
export const WARNED: Told = {
  text: "Read the warnings on the page before you begin.",
  blockIndex: null,
  isFrame: true,
};

/** Where some of them have been told. */
export const WARNED_OF_MORE: Told = {
  ...WARNED,
  text: "Read the other warnings on the page before you begin.",
};

/** "Then lift the wheel." */
export function deedInTurn({ said, heading, isNamed = false }: Deed, at: number, count: number): Told {
  if (isNamed) {
    const come = at === 0 ? "The first step is" : at === count - 1 ? "The last step is" : "The next step is";
    return { text: `${come} “${quoted(said)}”.`, blockIndex: heading, isFrame: true };
  }
  const turns = at === 0 ? FIRST : at === count - 1 ? LAST : TURNS[(at - 1) % TURNS.length];
  const texts = (turns ?? []).map((turn) => `${turn} ${said}.`);
  // "Fish the cord": a verb that is a noun more often needs a verb before it to be heard as one.
  const text = texts.find(isEnglishSentence) ?? texts.at(-1) ?? "";
  return { text, blockIndex: heading, isFrame: true };
}

/** "First, free the bead, then lower the sash, then open the pocket." */
export function inFew(deeds: readonly Deed[]): Told[] {
  const groups = Array.from({ length: Math.ceil(deeds.length / AT_ONCE) }, (_, at) =>
    deeds.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  return groups.map((some, at) => {
    const turn = at === 0 ? "First," : at === groups.length - 1 ? "Finally," : "Next,";
    const text = `${turn} ${some.map(({ said, isNamed }) => (isNamed ? `“${quoted(said)}”` : said)).join(", then ")}.`;
    return { text, blockIndex: some[0]?.heading ?? null, isFrame: true };
  });
}
const AT_ONCE = 3;
/** A name as the page writes it. */
const quoted = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);
