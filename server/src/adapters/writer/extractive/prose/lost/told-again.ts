import type { Page } from "#kernel/page";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import type { Draft } from "../../draft.ts";
import type { Concessions } from "../../fitted.ts";
import { labelled } from "./labelled-en.ts";
import { lostIn } from "./lost-en.ts";
import { placesTold } from "./places.ts";

type Fit = (sentence: string) => boolean;
interface Builder {
  build(budget: number, concessions: Concessions): Draft[][];
}

/** Without what was lost it is chosen again so often. */
const ROUNDS = 4;
/** A script that fills so much of its time is long enough, and one that is hardly shorter than before, too. */
const FULL = 0.82;
const HARDLY_SHORTER = 0.97;

/**
 * Tells a page again without the sentences of a script that nobody understands there, so that others take their
 * places, as long as there is enough to tell.
 */
export function toldAgain<B extends Builder>(page: Page, isFit: Fit, builderFor: (isFit: Fit) => B): B {
  const first = builderFor(isFit);
  if (page.language !== "en") return first;
  const builders = new Map<string, B>();
  const without = (refused: ReadonlySet<string>): B => {
    const key = [...refused].sort().join("\n");
    const known = builders.get(key);
    if (known) return known;
    const builder = builderFor((sentence) => !refused.has(sentence) && isFit(sentence));
    builders.set(key, builder);
    return builder;
  };
  return {
    ...first,
    build(budget, concessions) {
      let told = first.build(budget, concessions);
      const refused = new Set<string>();
      const isEnough = (again: Draft[][]) => {
        const seconds = spokenSeconds(again, page.language);
        return seconds >= FULL * budget || seconds >= HARDLY_SHORTER * spokenSeconds(told, page.language);
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        const lost = lostIn(placesTold(told, page)).filter((text) => !refused.has(text));
        if (lost.length === 0) break;
        for (const text of lost) refused.add(text);
        const again = without(new Set(refused)).build(budget, concessions);
        if (!isEnough(again)) break;
        told = again;
      }
      const left = new Set(lostIn(placesTold(told, page)));
      const rest = told
        .map((paragraph) => paragraph.filter(({ text }) => !left.has(text)))
        .filter(({ length }) => length > 0);
      if (left.size > 0 && isEnough(rest)) told = rest;
      return labelled(told, placesTold(told, page));
    },
  };
}
