import type { Mention } from "./mentions.ts";
import { lettersOf, NUMBER_SIGN, type PageWording, patternOf, placesOfNumbers } from "./versions.ts";

/** So many letters on either side of a number are compared. */
const REACH = 10;
/** So many of them in common, on both sides together, are the same words. */
const LEAST_LETTERS = 6;
/** No page needs more to be told from others. */
const MOST_NUMBERS = 4_000;

interface Surroundings {
  before: string;
  behind: string;
}
interface Known extends Surroundings {
  version: PageWording;
}

const NOTHING: Surroundings = { before: "", behind: "" };

/**
 * The words beside each number of a page. A writer changes how a sentence begins and ends; in the middle the words
 * still tell which of the page's numbers is meant.
 */
export function surroundingsIndex() {
  const byNearest = new Map<string, Known[]>();
  let count = 0;

  return {
    add(sentence: string, mentions: readonly Mention[], place: Omit<PageWording, "values">): void {
      const around = surroundingsIn(sentence, mentions);
      for (const [at, { value }] of mentions.slice(0, MOST_NUMBERS - count).entries()) {
        const own = around[at] ?? NOTHING;
        const known = { ...own, version: { ...place, values: [value] } };
        const key = nearestOf(own);
        const others = byNearest.get(key);
        if (others) others.push(known);
        else byNearest.set(key, [known]);
        count++;
      }
    },

    /** For each number of a sentence those of the page that have the same words on both sides. */
    of(sentence: string, mentions: readonly Mention[]): PageWording[][] {
      return surroundingsIn(sentence, mentions).map((around) => {
        const known = byNearest.get(nearestOf(around)) ?? [];
        return known.filter((one) => inCommon(one, around) >= LEAST_LETTERS).map(({ version }) => version);
      });
    },
  };
}

/** Of each number of a sentence, in their order. */
function surroundingsIn(sentence: string, mentions: readonly Mention[]): Surroundings[] {
  const pattern = patternOf(sentence, mentions);
  return placesOfNumbers(pattern).map((place) => ({
    before: pattern.slice(Math.max(0, place - REACH), place),
    behind: pattern.slice(place + NUMBER_SIGN.length, place + NUMBER_SIGN.length + REACH),
  }));
}

/** The letters next to a number; nothing where the sentence begins or ends with it. */
const nearestOf = ({ before, behind }: Surroundings) =>
  `${before.slice(-1)}${NUMBER_SIGN}${behind.slice(0, 1)}`;

/** How much two surroundings share, from the number outwards. */
function inCommon(one: Surroundings, other: Surroundings): number {
  let [left, right] = [0, 0];
  while (left < one.before.length && one.before.at(-1 - left) === other.before.at(-1 - left)) left++;
  while (right < one.behind.length && one.behind[right] === other.behind[right]) right++;
  const shared = one.before.slice(one.before.length - left) + one.behind.slice(0, right);
  return lettersOf(shared);
}
