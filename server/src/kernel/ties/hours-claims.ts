import type { Page } from "#kernel/page";
import type { Claims } from "./item-claims.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { around, blocksRead, type Source } from "./sources.ts";
import { says } from "./values.ts";

const UNTIL = /^\s?(?:から|より|～|〜|~|-|–|—|to|until|till)\s?$/iu;
interface Hours<End> {
  from: End;
  to: End;
}

/**
 * Of hours, 「午前10時から午後4時30分」, one end is that of the page's hours with the other end: something else may begin at
 * eleven.
 */
export function hoursClaimsOf({ blocks }: Page): Claims {
  const known = blocksRead(blocks).flatMap(([blockIndex, { text }]) => {
    const sourceOf = ({ value, index }: Mention): Source => {
      return { value, blockIndex, factId: null, excerpt: around(text, index), isSame: true };
    };
    return hoursIn(text, mentionsIn(text)).map(({ from, to }): Hours<Source> => {
      return { from: sourceOf(from), to: sourceOf(to) };
    });
  });

  return (sentence, mentions) => {
    const claims: (Source[] | null)[] = mentions.map(() => null);
    for (const { from, to } of known.length > 0 ? hoursIn(sentence, mentions) : []) {
      const sameBegin = known.filter((hours) => says(hours.from.value, from.value));
      const sameEnd = known.filter((hours) => says(hours.to.value, to.value));
      const same = sameBegin.filter((hours) => sameEnd.includes(hours));
      if (sameEnd.length > 0) claims[mentions.indexOf(from)] = same.map((hours) => hours.from);
      if (sameBegin.length > 0) claims[mentions.indexOf(to)] = same.map((hours) => hours.to);
    }
    return claims;
  };
}

/** Two times of a text with "until" between them. */
function hoursIn(text: string, mentions: readonly Mention[]): Hours<Mention>[] {
  return mentions.flatMap((from, at) => {
    const to = mentions[at + 1];
    const isPair = to && from.value.kind === "time" && to.value.kind === "time";
    return isPair && UNTIL.test(text.slice(from.index + from.text.length, to.index)) ? [{ from, to }] : [];
  });
}
