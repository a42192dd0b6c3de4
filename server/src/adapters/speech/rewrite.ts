/** A pattern and what is said in its place: a row of a normaliser's table. */
export type Rewrite = readonly [pattern: RegExp, replacement: string | ((...groups: string[]) => string)];

/** Applies the rows in their order. */
export function rewrite(text: string, rows: readonly Rewrite[]): string {
  let result = text;
  for (const [pattern, replacement] of rows) {
    result = result.replace(pattern, replacement as string);
  }
  return result;
}

/** Most lines have none of so many patterns. */
const TOGETHER = 16;
/** In characters of their sources: the engine compiles patterns of 20,000 without care, and then finds less with /i. */
const LONGEST = 4_000;

/** Neighbours in a table, and whether any of their patterns is in a text. */
interface Group {
  rows: readonly Rewrite[];
  isIn(text: string): boolean;
}

/**
 * The same for a table that is built once: it looks for several patterns in one go, and applies their rows where one
 * is found. Japanese lines take a third of the time. English ones take longer: most patterns begin at any word's edge.
 */
export function rewriting(rows: readonly Rewrite[]): (text: string) => string {
  const groups = groupsOf(rows);
  return (text) => groups.reduce((said, { rows, isIn }) => (isIn(said) ? rewrite(said, rows) : said), text);
}

function groupsOf(rows: readonly Rewrite[]): Group[] {
  const groups: Rewrite[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && fits(last, row)) last.push(row);
    else groups.push([row]);
  }
  return groups.map((some) => ({ rows: some, isIn: finding(some) }));
}

function fits(group: readonly Rewrite[], row: Rewrite): boolean {
  const all = [...group, row];
  const length = all.reduce((sum, [{ source }]) => sum + source.length, 0);
  const isOneKind = new Set(all.map(kindOf)).size === 1 && !all.some(refersBack);
  return all.length <= TOGETHER && length <= LONGEST && isOneKind;
}

function finding(rows: readonly Rewrite[]): Group["isIn"] {
  const [first, ...others] = rows;
  if (!first || others.length === 0) return () => true;
  const any = new RegExp(rows.map(([{ source }]) => `(?:${source})`).join("|"), kindOf(first));
  return (text) => any.test(text);
}

/** How a pattern is read. Whether it replaces all its places says nothing of whether it has one. */
const kindOf = ([{ flags }]: Rewrite): string => flags.replace("g", "");

/** Among others the number of a group is another one. */
const refersBack = ([{ source, sticky }]: Rewrite): boolean => sticky || /\\[1-9k]/.test(source);
