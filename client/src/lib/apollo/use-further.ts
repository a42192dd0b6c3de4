import { useState } from "react";

/** Loads the next page of a list. */
export interface Further {
  exists: boolean;
  loading: boolean;
  error: unknown;
  load(): void;
}

interface PageInfo {
  hasNextPage: boolean;
  endCursor?: string | null;
}

/** How reading the page after a cursor goes, or went. */
interface Attempt {
  after: string;
  loading: boolean;
  error: unknown;
}

/**
 * Reads the page after the last one. What could not be read can be asked for again. What became of that
 * belongs to where it was asked: another list, or the same one grown, knows nothing of it.
 */
export function useFurther(
  pageInfo: PageInfo | undefined,
  fetchMore: (page: { variables: { after: string } }) => Promise<unknown>,
): Further {
  const [last, setLast] = useState<Attempt | null>(null);
  const after = (pageInfo?.hasNextPage && pageInfo.endCursor) || null;
  const load = async () => {
    if (!after) return;
    const mine: Attempt = { after, loading: true, error: null };
    const end = (error: unknown) =>
      setLast((latest) => (latest === mine ? { after, loading: false, error } : latest));
    setLast(mine);
    await fetchMore({ variables: { after } }).then(() => end(null), end);
  };
  const { loading, error } = last?.after === after ? last : { loading: false, error: null };
  return { exists: after !== null, loading, error, load: () => void load() };
}
