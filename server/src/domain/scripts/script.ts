import type { RevisionRow, ScriptRow } from "#db/schema/index";
import { splitScript } from "#domain/text/sentences";
import type { Tie } from "#ports/writer";

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

/** The sentences of a script with the places that their numbers come from. */
export const sentencesOf = ({ content, ties }: Pick<ScriptRow, "content" | "ties">) =>
  splitScript(content).map((sentence) => ({ ...sentence, ties: ties?.[sentence.index] ?? null }));

/** After an edit: unchanged sentences keep their ties, wherever they moved; others were not checked. */
export function carryTies(before: Pick<ScriptRow, "content" | "ties">, content: string): (Tie[] | null)[] {
  const known = new Map<string, (Tie[] | null)[]>();
  for (const { text, ties } of sentencesOf(before)) known.set(text, [...(known.get(text) ?? []), ties]);
  return splitScript(content).map(({ text }) => known.get(text)?.shift() ?? null);
}
