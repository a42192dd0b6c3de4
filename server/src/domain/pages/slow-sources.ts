const HOST_MS = 10 * 60_000;
const ACCOUNT_MS = 30_000;
/** After so many of an account's pages, from whatever hosts, all its pages wait as long as a host's. */
const SLOW_PAGES = 2;
const MOST_OWNERS = 10_000;

/** Where a page comes from, for the account that asks for it. */
export interface PageSource {
  owner: string;
  host: string;
}

/**
 * Remembers whose pages died. Pages of that host wait in the slow lane for that account for ten
 * minutes, all pages of the account for half a minute, and after a second one for ten minutes. Nobody else's
 * pages are touched.
 */
export function slowSources(now = Date.now) {
  const noted = new Map<string, { host: string; at: number }[]>();
  const current = (owner: string) => (noted.get(owner) ?? []).filter(({ at }) => at > now() - HOST_MS);

  return {
    note({ owner, host }: PageSource) {
      const notes = [...current(owner), { host, at: now() }].slice(-SLOW_PAGES);
      noted.delete(owner);
      noted.set(owner, notes);
      const [oldest] = noted.keys();
      if (noted.size > MOST_OWNERS && oldest !== undefined) noted.delete(oldest);
    },
    has({ owner, host }: PageSource): boolean {
      const notes = current(owner);
      return (
        notes.length >= SLOW_PAGES || notes.some((note) => note.host === host || note.at > now() - ACCOUNT_MS)
      );
    },
  };
}
