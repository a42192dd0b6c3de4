import type { ApolloClient } from "@apollo/client";

/**
 * A refetch is merged like any other answer. By default it overwrites, past all rules of the cache: an
 * answer from before an analysis would undo it, and a list would shrink to its first page.
 */
export const defaultOptions: ApolloClient.DefaultOptions = {
  watchQuery: { refetchWritePolicy: "merge" },
};
