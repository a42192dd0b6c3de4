import type { ScriptRow } from "#db/schema/index";
import { splitScript } from "#kernel/text/sentences";
import type { Tie } from "#kernel/ties/tie";
import type { Mending, mender } from "./mend.ts";

type Script = Pick<ScriptRow, "content" | "ties">;

/** A sentence of a script that no longer fits its page. */
export interface TouchedSentence extends Mending {
  index: number;
  paragraph: number;
  before: string;
}

/** The sentences of a script that a change of its page concerns. */
export const touched = ({ content, ties }: Script, mend: Mender["mend"]): TouchedSentence[] =>
  splitScript(content).flatMap(({ index, paragraph, text }) => {
    const mending = mend({ text, ties: ties?.[index] ?? null });
    return mending ? [{ index, paragraph, before: text, ...mending }] : [];
  });

type Mender = ReturnType<typeof mender>;

/** A script brought up to its page: mended sentences in their places, and the ties of the whole. */
export function withChanges(script: Script, { mend, check }: Mender) {
  const sentences = touched(script, mend);
  const content = replaced(script.content, sentences);
  const lost = new Map(sentences.filter(({ after }) => after === null).map((one) => [one.before, one.lost]));
  const ties = splitScript(content).map(({ text }): Tie[] => {
    const gone = lost.get(text) ?? [];
    const still = check(text).filter((tie) => !gone.includes(tie.text));
    return [
      ...still,
      ...gone.map((words) => ({ text: words, blockIndex: null, factId: null, absent: true as const })),
    ];
  });
  return { content, ties };
}

/** Sentences come in order, so each search begins where the last one ended: spaces and breaks stay. */
function replaced(content: string, sentences: readonly TouchedSentence[]): string {
  let result = "";
  let from = 0;
  const mended = new Map(sentences.map((sentence) => [sentence.index, sentence.after]));
  for (const { index, text } of splitScript(content)) {
    const start = content.indexOf(text, from);
    if (start < 0) continue;
    result += content.slice(from, start) + (mended.get(index) ?? text);
    from = start + text.length;
  }
  return result + content.slice(from);
}
