import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Chooser } from "../chooser.ts";
import { isOfChargesInJapanese, tellsCharge } from "../is-of-charges-ja.ts";
import { lazily } from "../lazily.ts";
import type { ProseLine } from "../lines.ts";
import { withSought } from "../passages/sought.ts";
import { paragraphsOfRuns } from "../wording.ts";
import { chosenBy } from "./chosen.ts";
import { editorOn } from "./editor.ts";
import { knownOf } from "./known.ts";
import { withAllSayable } from "./pool.ts";
import type { Salience } from "./salience.ts";

/** Chooses runs of sentences of a text as an editor would. */
export function chooserByEditor(
  prepared: readonly ProseLine[],
  page: Page,
  name: string,
  settings: ScriptSettings,
  isFit: (sentence: string) => boolean,
): Chooser {
  const lines = withSought(withAllSayable(prepared, page, { name, isFit }), settings, page.language);
  const chosen = lazily(() => chosenBy(lines.map(judgedOn(page)), lines, knownOf(page, name)));
  return {
    isEmpty: lines.length === 0,
    choose(budget) {
      const runs = runsOf(lines, chosen()(budget));
      return { told: paragraphsOfRuns(runs), count: runs.flat().length };
    },
  };
}

/** A sentence that a listener came for is worth so much more. */
const CAME_FOR = 1.5;
/** How much each sentence belongs in a script, by what the page is opened for. */
function judgedOn(page: Page): (line: ProseLine) => Salience {
  const editor = editorOn(page);
  if (!isOfChargesInJapanese(page)) return editor;
  return (line) => {
    const judged = editor(line);
    const isCharge = line.isRow === true && tellsCharge(line.sentences.join(""));
    return isCharge ? { ...judged, worth: judged.worth + CAME_FOR } : judged;
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
