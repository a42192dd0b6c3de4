import type { Mention } from "./mentions.ts";
import { lettersOf, NUMBER_SIGN, type PageWording, patternOf, placeOfNumber } from "./versions.ts";

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

/**
 * The words beside each number of a page. A writer changes how a sentence begins and ends; in the middle the words
 * still tell which of the page's numbers is meant.
 */
export function surroundingsIndex() {
  const byNearest = new Map<string, Known[]>();
  let count = 0;

  return {
    add(sentence: string, mentions: readonly Mention[], place: Omit<PageWording, "values">): void {
      if (count > MOST_NUMBERS) return;
      const pattern = patternOf(sentence, mentions);
      for (const [at, { value }] of mentions.entries()) {
        const around = surroundingsOf(pattern, at);
        const known = { ...around, version: { ...place, values: [value] } };
        const key = nearestOf(around);
        const others = byNearest.get(key);
        if (others) others.push(known);
        else byNearest.set(key, [known]);
        count++;
      }
    },

    /** For each number of a sentence those of the page that have the same words on both sides. */
    of(sentence: string, mentions: readonly Mention[]): PageWording[][] {
      const pattern = patternOf(sentence, mentions);
      return mentions.map((_, at) => {
        const around = surroundingsOf(pattern, at);
        const known = byNearest.get(nearestOf(around)) ?? [];
        return known.filter((one) => inCommon(one, around) >= LEAST_LETTERS).map(({ version }) => version);
      });
    },
  };
}

function surroundingsOf(pattern: string, at: number): Surroundings {
  const place = placeOfNumber(pattern, at);
  const end = place + NUMBER_SIGN.length;
  return {
    before: pattern.slice(Math.max(0, place - REACH), place),
    behind: pattern.slice(end, end + REACH),
  };
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
