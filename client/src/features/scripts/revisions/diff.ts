type Step<Item> = { kept: Item } | { removed: Item } | { added: Item };

/** The shortest way from one list to the other, by their longest common subsequence. */
function steps<Item>(before: readonly Item[], after: readonly Item[]): Step<Item>[] {
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      common[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));

  const found: Step<Item>[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [left, right] = [before[row] as Item, after[column] as Item];
    if (row < before.length && column < after.length && left === right) {
      found.push({ kept: left });
      row++;
      column++;
    } else if (
      row < before.length &&
      (column === after.length || at(row + 1, column) >= at(row, column + 1))
    ) {
      found.push({ removed: left });
      row++;
    } else {
      found.push({ added: right });
      column++;
    }
  }
  return found;
}

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
  for (const step of steps(before, after)) {
    if ("removed" in step) removed.push(step.removed);
    else if ("added" in step) added.push(step.added);
    else {
      settle();
      rows.push({ left: whole(step.kept, false), right: whole(step.kept, false) });
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
  for (const step of steps(words(before), words(after))) {
    if ("kept" in step) {
      append(row.left, step.kept, false);
      append(row.right, step.kept, false);
    } else if ("removed" in step) append(row.left, step.removed, true);
    else append(row.right, step.added, true);
  }
  return row;
}

const wordsOf = (language: string) => {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  return (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
};

function append(parts: Part[], text: string, changed: boolean): void {
  const last = parts.at(-1);
  if (last?.changed === changed) last.text += text;
  else parts.push({ text, changed });
}
