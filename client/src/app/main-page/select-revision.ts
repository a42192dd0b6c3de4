interface Choosable {
  number: string;
  isLive: boolean;
}

/** The chosen revision if it still exists, else the live one, else the first of the list. */
export function selectRevision(revisions: readonly Choosable[], chosen: string | null): string | null {
  const still = revisions.find(({ number }) => number === chosen);
  const live = revisions.find(({ isLive }) => isLive);
  return (still ?? live ?? revisions[0])?.number ?? null;
}

/** Numbers are padded, so the highest as text is the newest. */
export function newestRevision(revisions: readonly Choosable[]): string | null {
  return revisions.reduce<string | null>(
    (newest, { number }) => (newest === null || number > newest ? number : newest),
    null,
  );
}
