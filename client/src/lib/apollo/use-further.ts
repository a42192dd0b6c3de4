import { useState } from "react";

/** What follows in a list that is read page by page. */
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

/** Reads the page after the last one. What could not be read can be asked for again. */
export function useFurther(
  pageInfo: PageInfo | undefined,
  fetchMore: (page: { variables: { after: string } }) => Promise<unknown>,
): Further {
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const load = async () => {
    if (!pageInfo?.endCursor) return;
    setLoading(true);
    setError(null);
    await fetchMore({ variables: { after: pageInfo.endCursor } }).catch(setError);
    setLoading(false);
  };
  return { exists: pageInfo?.hasNextPage ?? false, loading, error, load: () => void load() };
}
