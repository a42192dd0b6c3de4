/**
 * A table written as text: `written=said` between white space, `_` for a space in either. Rows of a
 * hundred words stay readable, and a new word is one more entry.
 */
export function table(entries: string): ReadonlyMap<string, string> {
  const rows = entries.trim().split(/\s+/);
  return new Map(
    rows.map((row) => {
      const at = row.lastIndexOf("=");
      return [row.slice(0, at).replaceAll("_", " "), row.slice(at + 1).replaceAll("_", " ")];
    }),
  );
}

/** The keys as alternatives of a pattern, longest first, so that `km/h` wins over `km`. */
export const alternatives = (names: Iterable<string>): string =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[/.*+?^$()[\]{}|\\]/g, "\\$&"))
    .join("|");
