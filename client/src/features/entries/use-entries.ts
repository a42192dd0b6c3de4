import { useQuery } from "@apollo/client/react";
import { EntriesDocument } from "#gql/graphql";

const PAGE = 50;

/** The list as the rail shows it. Without a search it is also what the watcher follows. */
export function useEntries(search: string) {
  const variables = { first: PAGE, search: search.trim() || undefined };
  const { data, previousData, error, fetchMore } = useQuery(EntriesDocument, {
    variables,
    fetchPolicy: "cache-and-network",
  });
  const connection = (data ?? previousData)?.entries;
  const more = () => void fetchMore({ variables: { ...variables, after: connection?.pageInfo.endCursor } });
  return { connection, error, more };
}
