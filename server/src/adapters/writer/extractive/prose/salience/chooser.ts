import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Chooser } from "../chooser.ts";
import { lazily } from "../lazily.ts";
import type { ProseLine } from "../lines.ts";
import { withSought } from "../passages/sought.ts";
import { paragraphsOfRuns } from "../wording.ts";
import { chosenBy } from "./chosen.ts";
import { editorOn } from "./editor.ts";
import { knownOf } from "./known.ts";
import { withAllSayable } from "./pool.ts";

/** Chooses runs of sentences of a text as an editor would. */
export function chooserByEditor(
  prepared: readonly ProseLine[],
  page: Page,
  name: string,
  settings: ScriptSettings,
  isFit: (sentence: string) => boolean,
): Chooser {
  const lines = withSought(withAllSayable(prepared, page, { name, isFit }), settings, page.language);
  const chosen = lazily(() => chosenBy(lines.map(editorOn(page)), lines, knownOf(page, name)));
  return {
    isEmpty: lines.length === 0,
    choose(budget) {
      const runs = runsOf(lines, chosen()(budget));
      return { told: paragraphsOfRuns(runs), count: runs.flat().length };
    },
  };
}

/** Sentences right behind each other, below one heading. */
function runsOf(lines: readonly ProseLine[], taken: readonly number[]): ProseLine[][] {
  const runs: ProseLine[][] = [];
  for (const [at, index] of taken.entries()) {
    const line = lines[index];
    if (!line) continue;
    const goesOn = taken[at - 1] === index - 1 && lines[index - 1]?.section === line.section;
    if (goesOn) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}
