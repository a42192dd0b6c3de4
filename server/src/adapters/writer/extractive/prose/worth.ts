import type { ScriptSettings } from "#kernel/script-settings";
import type { Subject } from "../draft.ts";
import { rank } from "../rank.ts";
import { overlapOf, piecesOf, SAME_IDEA } from "../similarity.ts";
import type { Passage } from "./passages.ts";

/** Sentences of a page's beginning are worth more, in this order. */
const LEAD = [1.1, 0.8, 0.5, 0.3];
const OPENS_SECTION = 0.25;
const ITEM = 0.45;
const LATEST_LEAD = 5;
/** Seconds of good text that one would give for each thing in a sentence that the user asked for. */
const SOUGHT = 10;
const MOST_SOUGHT = 3;

/** The worth of each sentence of each passage, in seconds of ordinary text. */
export function worthOf(
  passages: readonly Passage[],
  subject: Subject,
  settings: ScriptSettings,
): number[][] {
  const { language } = subject.page;
  const lines = passages.flatMap((passage) => passage.lines);
  const scores = rank(lines, subject, settings);
  const lead = leadOf(passages);
  const known: ReadonlySet<string>[] = [];
  let at = 0;
  return passages.map((passage, index) => {
    const fromLead = lead === -1 ? index : index - lead;
    const bonus =
      fromLead < 0
        ? -0.4
        : (LEAD[fromLead] ?? 0) + (passage.opensSection && fromLead > 0 ? OPENS_SECTION : 0);
    return passage.lines.map(({ seconds, sentences, kind, sought }, position) => {
      const score = scores[at] ?? 0;
      at += 1;
      const pieces = piecesOf(sentences.join(" "), language);
      const isToldBefore = known.some((before) => overlapOf(before, pieces) >= SAME_IDEA[language]);
      known.push(pieces);
      const quality =
        0.6 +
        0.25 * Math.min(score, 3) +
        bonus -
        (kind === "list_item" ? ITEM : 0) -
        (isToldBefore ? 1.2 : 0) -
        0.04 * Math.min(position, 6);
      return seconds * quality + SOUGHT * Math.min(MOST_SOUGHT, sought);
    });
  });
}

/** The first passage that says more than a caption. */
function leadOf(passages: readonly Passage[]): number {
  const lead = passages.findIndex(
    ({ lines }) => lines[0]?.kind === "paragraph" && (lines.length > 1 || (lines[0]?.seconds ?? 0) > 6),
  );
  return lead > LATEST_LEAD ? -1 : lead;
}
