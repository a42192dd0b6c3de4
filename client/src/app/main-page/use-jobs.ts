import { useApolloClient, useQuery } from "@apollo/client/react";
import { useCallback, useEffect, useMemo } from "react";
import { useReadingEntries } from "#features/entries/list/reading-entries";
import { useEntries } from "#features/entries/list/use-entries";
import { unmask } from "#gql/fragment-masking";
import {
  ActiveQueuesDocument,
  EntryList_EntryFragmentDoc,
  EntryTitleDocument,
  Job_QueueFragmentDoc,
} from "#gql/graphql";
import { pageName } from "#lib/page-name";
import { READING_POLL } from "#lib/timing";

/** All entries regardless of the search: their jobs are followed and their titles announced. */
export function useJobs() {
  const client = useApolloClient();
  const { connection, error, startPolling, stopPolling } = useEntries("");
  const reading = useReadingEntries();
  // Jobs of entries further down than was read are to be followed too.
  const { data: further } = useQuery(ActiveQueuesDocument, {
    skip: !connection?.pageInfo.hasNextPage,
    fetchPolicy: "cache-and-network",
  });

  // Another window reads them, or this one did before it was loaded anew: nobody tells of the end.
  const areReadElsewhere = connection?.edges.some(({ node }) => {
    const { id, analysisState } = unmask(EntryList_EntryFragmentDoc, node);
    return analysisState === "reading" && !reading.has(id);
  });
  useEffect(() => {
    if (!areReadElsewhere) return;
    startPolling(READING_POLL);
    return stopPolling;
  }, [areReadElsewhere, startPolling, stopPolling]);

  /** An entry may stand further down than was read; one that is gone has no title. */
  const titleOf = useCallback(
    async (id: string): Promise<string> => {
      const { data } = await client
        .query({ query: EntryTitleDocument, variables: { id } })
        .catch(() => ({ data: undefined }));
      return data ? pageName(data.entry) : "";
    },
    [client],
  );

  return useMemo(() => {
    const entries = unmask(EntryList_EntryFragmentDoc, connection?.edges.map(({ node }) => node) ?? []);
    const listed = entries.flatMap(({ queues }) => unmask(Job_QueueFragmentDoc, queues));
    const known = new Set(listed.map(({ id }) => id));
    const others = unmask(Job_QueueFragmentDoc, further?.activeQueues ?? []);
    return {
      /** Draws nothing before, so that the form does not move while somebody types in it. */
      isKnown: connection !== undefined || error !== undefined,
      total: connection?.totalCount,
      /** The newest ones. */
      entries,
      queues: [...listed, ...others.filter(({ id }) => !known.has(id))],
      titleOf,
    };
  }, [connection, error, further, titleOf]);
}
