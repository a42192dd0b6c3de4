import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { EntriesDocument } from "#gql/graphql";
import { useFurther } from "#lib/apollo/use-further";
import { type EntryFilter, NO_FILTER } from "./entry-filter";

const PAGE = 50;

/**
 * The list as the rail shows it. Without a search it is also what the watcher follows: where it does (`isFollowed`),
 * the list that it has just read is not read again at once.
 */
export function useEntries(search: string, filter: EntryFilter = NO_FILTER, isFollowed = false) {
  const { state, site, language, order } = filter;
  const words = search.trim();
  // Without a filter they are the variables that everybody else asks with.
  const wanted = {
    ...(state && { state }),
    ...(site && { site }),
    ...(language && { language }),
    ...(order && { order }),
  };
  const isWhole = words === "" && Object.keys(wanted).length === 0;
  const [isReadAlready] = useState(isFollowed && isWhole);
  const { data, previousData, error, fetchMore, refetch, startPolling, stopPolling } = useQuery(
    EntriesDocument,
    {
      variables: { first: PAGE, search: words || undefined, ...wanted },
      fetchPolicy: isReadAlready ? "cache-first" : "cache-and-network",
      // Each other question, and the same one later, is asked anew.
      nextFetchPolicy: (policy, { reason }) =>
        reason === "variables-changed" ? "cache-and-network" : policy,
    },
  );
  const connection = (data ?? previousData)?.entries;
  // Results of a former search are not mixed with those of the current one.
  const further = useFurther(data?.entries.pageInfo, fetchMore);
  return {
    connection,
    /** Whether they fit the question of now, and not the one before. */
    isCurrent: data !== undefined,
    error,
    refetch: () => void refetch(),
    startPolling,
    stopPolling,
    further,
  };
}
