import type { Page } from "#kernel/page";
import { type Mention, mentionsIn } from "./mentions.ts";
import { type Source, withInches } from "./sources.ts";
import { says } from "./values.ts";
import { lettersOf, NUMBER_SIGN, patternOf } from "./versions.ts";

/** With fewer letters the names of several things differ by their numbers alone; a Latin word of four is one's own. */
const LEAST_LETTERS = { latin: 2, other: 5 };
const isOwn = (pattern: string) =>
  lettersOf(pattern) >= LEAST_LETTERS[/^[a-z#]+$/.test(pattern) ? "latin" : "other"];

/**
 * In a sentence of the writer's own a number within the whole name of the page's thing is the name's: the page may
 * list things of the same name with other numbers. Null for a number outside the name.
 */
export function nameClaimsOf({ facts }: Page) {
  const names = facts.flatMap(({ kind, id, value: name }) => {
    const value = withInches(name);
    const mentions = mentionsIn(value);
    const pattern = patternOf(value, mentions);
    return kind === "name" && mentions.length > 0 && isOwn(pattern) ? [{ id, value, mentions, pattern }] : [];
  });
  return (sentence: string, mentions: readonly Mention[], position: number): Source[] | null => {
    if (names.length === 0) return null;
    const said = patternOf(sentence, mentions);
    const mention = mentions[position];
    if (!mention) return null;
    for (const { id, value, mentions: own, pattern } of names) {
      const at = said.indexOf(pattern);
      const before = said.slice(0, Math.max(0, at)).split(NUMBER_SIGN).length - 1;
      // "A 2010 Suzuki Alto" of a "Suzuki Alto 2010"
      const moved = said.indexOf(NUMBER_SIGN + pattern.replaceAll(NUMBER_SIGN, ""));
      const isFirst = moved !== -1 && said.slice(0, moved).split(NUMBER_SIGN).length - 1 === position;
      const meant = at === -1 ? (isFirst ? own : []) : own.slice(position - before, position - before + 1);
      if (meant.length === 0 || (at !== -1 && position < before)) continue;
      return meant
        .filter((there) => says(there.value, mention.value))
        .map((there) => ({ value: there.value, blockIndex: null, factId: id, excerpt: value, stated: true }));
    }
    return null;
  };
}
