import { useApolloClient } from "@apollo/client/react";
import { useCallback, useRef } from "react";
import { QueueWatcher_EntryFragmentDoc } from "#gql/graphql";

/**
 * True, once for each entry, of one that nothing is known of here: another window has just added it, or
 * it stands further down the list than was read.
 */
export function useUnknownEntries() {
  const { cache } = useApolloClient();
  const met = useRef(new Set<string>());
  return useCallback(
    (entryId: string) => {
      if (met.current.has(entryId)) return false;
      met.current.add(entryId);
      const id = cache.identify({ __typename: "Entry", id: entryId });
      return cache.readFragment({ id, fragment: QueueWatcher_EntryFragmentDoc }) === null;
    },
    [cache],
  );
}
