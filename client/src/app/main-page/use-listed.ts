import { useMemo } from "react";
import { useEntries } from "#features/entries/use-entries";
import { unmask } from "#gql/fragment-masking";
import { EntryList_EntryFragmentDoc, EntryStatus_QueueFragmentDoc } from "#gql/graphql";

/** All entries of the list, whatever is searched for: their jobs are followed and their titles told. */
export function useListed() {
  const { connection } = useEntries("");
  return useMemo(() => {
    const entries = unmask(EntryList_EntryFragmentDoc, connection?.edges.map(({ node }) => node) ?? []);
    const titles = new Map(entries.map(({ id, title, url }) => [id, title ?? url]));
    return {
      /** Undefined while nothing is known yet. */
      total: connection?.totalCount,
      queues: entries.flatMap(({ queues }) => unmask(EntryStatus_QueueFragmentDoc, queues)),
      titleOf: (id: string) => titles.get(id) ?? "",
    };
  }, [connection]);
}
