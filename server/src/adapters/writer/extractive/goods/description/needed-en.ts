import { isFragment } from "#kernel/critic/fragment";
import type { Block } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { splitScript } from "#kernel/text/sentences";

const NEEDED = new RegExp(`^(?:${alternativesOf("headings-of-needs-en")})\\s*[:.]?$`, "i");

/** "What you’ll need at home", "Not included": what stands below is the buyer's to have, and no part of the goods. */
export const isAboveNeeds = (heading: string): boolean => NEEDED.test(heading.trim());

/** "A pot that stays warm, a spoon": things in a row, whose clauses have the only verbs. */
const THINGS =
  /^(?:an?|some|one|two|three|four|five|six|\d+) [^.;:!?]*(?:,| and| or) (?:an?|some|one|two|three|four|five|six|\d+) /i;

/** Whether a block only names such things: "A pot, a thermometer and a window you can open." */
export const namesNeeds = ({ kind, text }: Block, heading: string): boolean =>
  isAboveNeeds(heading) &&
  (kind === "list_item" || THINGS.test(text) || isFragment(splitScript(text)[0]?.text ?? "", "en"));
