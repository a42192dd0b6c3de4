import { diffArrays } from "diff";

/** A piece of a sentence; changed ones are what the other side does not have. */
export interface Part {
  text: string;
  changed: boolean;
}

/** A sentence beside its counterpart; null where there is none. */
export interface Row {
  left: Part[] | null;
  right: Part[] | null;
}

export const textOf = (parts: Row["left"]) => parts?.map(({ text }) => text).join("") ?? null;

/** Whether its sides differ, or one of them has no such sentence. */
export const isChanged = ({ left, right }: Row) =>
  [left, right].some((parts) => parts?.some(({ changed }) => changed) ?? true);

/** A text that both sides have. */
export const sameRow = (text: string): Row => ({ left: whole(text, false), right: whole(text, false) });

const whole = (text: string, changed: boolean): Part[] => [{ text, changed }];

/** Two scripts side by side: the same sentences in line, changed ones beside each other word by word. */
export function compareScripts(before: readonly string[], after: readonly string[], language: string): Row[] {
  const rows: Row[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const settle = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index++)
      rows.push(compareSentences(removed[index], added[index], language));
    removed = [];
    added = [];
  };
  for (const change of diffArrays([...before], [...after])) {
    if (change.removed) removed.push(...change.value);
    else if (change.added) added.push(...change.value);
    else {
      settle();
      rows.push(...change.value.map(sameRow));
    }
  }
  settle();
  return rows;
}

function compareSentences(before: string | undefined, after: string | undefined, language: string): Row {
  if (before === undefined || after === undefined)
    return {
      left: before === undefined ? null : whole(before, true),
      right: after === undefined ? null : whole(after, true),
    };
  const words = wordsOf(language);
  const row: { left: Part[]; right: Part[] } = { left: [], right: [] };
  for (const { value, added, removed } of diffArrays(words(before), words(after))) {
    const part = { text: value.join(""), changed: added || removed };
    if (!added) row.left.push(part);
    if (!removed) row.right.push(part);
  }
  return row;
}

/** The sentences of a text, for reading only: the server's own split may differ. */
export function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}

const wordsOf = (language: string) => {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  return (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
};
