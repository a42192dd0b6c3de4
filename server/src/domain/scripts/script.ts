import type { RevisionRow, ScriptRow } from "#db/schema/index";
import { DEFAULT_TARGET_SECONDS } from "#kernel/script-settings";
import { splitScript } from "#kernel/text/sentences";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import { type TieChecker, untiedIn } from "#kernel/ties/check";
import { mentionsIn } from "#kernel/ties/mentions";
import type { Tie } from "#kernel/ties/tie";

/** A script as both transports show it: its row with what its revision says of it. */
export interface ScriptView extends ScriptRow {
  entryId: string;
  revisionNumber: string;
  revisionName: string | null;
}

export const scriptView = (
  script: ScriptRow,
  { entryId, number, name }: Pick<RevisionRow, "entryId" | "number" | "name">,
): ScriptView => ({ ...script, entryId, revisionNumber: number, revisionName: name });

/** A script that is shorter than this part of what was asked for is short: the page had no more to say. */
const SHORT = 0.85;

/** About how long a script takes to say, beside what was asked for. */
export function scriptLengthOf({
  content,
  settings,
  version,
}: Pick<ScriptRow, "content" | "settings" | "version">) {
  const paragraphs = Map.groupBy(splitScript(content), ({ paragraph }) => paragraph);
  const seconds = Math.round(spokenSeconds([...paragraphs.values()], settings.language ?? "ja"));
  const targetSeconds = settings.targetSeconds ?? DEFAULT_TARGET_SECONDS;
  // A later edit was intended by its author.
  return { seconds, targetSeconds, isShort: version === 1 && seconds < SHORT * targetSeconds };
}

/** The sentences of a script with the places that their numbers come from, and the numbers without one. */
export const sentencesOf = ({ content, ties }: Pick<ScriptRow, "content" | "ties">) =>
  splitScript(content).map((sentence) => {
    const known = ties?.[sentence.index] ?? null;
    const places = known?.filter(isPlaced).map(placeOf) ?? null;
    return { ...sentence, ties: places, untied: untiedIn(sentence.text, known) };
  });

/** A tie without a place says only that the page does not speak against the words. */
const isPlaced = ({ absent, blockIndex, factId, excerpt }: Tie) =>
  !absent && (blockIndex !== null || factId !== null || excerpt !== undefined);

const placeOf = ({ text, blockIndex, factId, excerpt }: Tie) => ({
  text,
  blockIndex,
  factId,
  excerpt: excerpt ?? null,
});

/** The ties of a text that was just written: numbers as the page confirms them, words as the writer says. */
export function checkedTies(content: string, written: (Tie[] | null)[], check: TieChecker): Tie[][] {
  return splitScript(content).map(({ text, index }) => {
    const words = (written[index] ?? []).filter((tie) => isWords(tie.text) && text.includes(tie.text));
    return [...check(text), ...words];
  });
}

const isWords = (text: string) => mentionsIn(text).length === 0;

/** After an edit: unchanged sentences keep their ties, wherever they moved; others are checked, given a page. */
export function carryTies(
  before: Pick<ScriptRow, "content" | "ties">,
  content: string,
  check?: TieChecker,
): (Tie[] | null)[] {
  const known = new Map<string, (Tie[] | null)[]>();
  for (const { text, index } of splitScript(before.content))
    known.set(text, [...(known.get(text) ?? []), before.ties?.[index] ?? null]);
  return splitScript(content).map(({ text }) => known.get(text)?.shift() ?? check?.(text) ?? null);
}
