import type { ApolloClient, DocumentNode, ObservableQuery } from "@apollo/client";
import { getOperationAST } from "graphql";
import { EntriesDocument } from "#gql/graphql";
import { isSteady } from "./entry-pages";

/**
 * Asks these questions again as far as the screen shows their answers: one that waits for its turn, such
 * as the details of an entry while none is open, is left alone. What fails is told where it is shown.
 */
export async function refetchShown(client: ApolloClient, ...documents: DocumentNode[]): Promise<void> {
  const names = documents.map(nameOf);
  await refetch(client, ({ queryName }) => names.includes(queryName));
}

/** Asks again for the lists on the screen whose order an entry's title or state decides. */
export async function resortEntries(client: ApolloClient): Promise<void> {
  const name = nameOf(EntriesDocument);
  await refetch(client, ({ queryName, variables }) => queryName === name && !isSteady(variables.order));
}

const nameOf = (document: DocumentNode) => getOperationAST(document)?.name?.value;

const refetch = (client: ApolloClient, isWanted: (query: ObservableQuery) => boolean) =>
  client.refetchQueries({ include: "active", onQueryUpdated: isWanted }).catch(() => undefined);
