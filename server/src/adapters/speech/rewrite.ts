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
