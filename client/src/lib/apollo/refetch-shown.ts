import type { ApolloClient, DocumentNode, ObservableQuery, OperationVariables } from "@apollo/client";
import { getOperationAST } from "graphql";

/**
 * Asks these questions again as far as the screen shows their answers: one that waits for its turn, such
 * as the details of an entry while none is open, is left alone. What fails is told where it is shown.
 */
export async function refetchShown(client: ApolloClient, ...documents: DocumentNode[]): Promise<void> {
  const names = documents.map(nameOf);
  await refetch(client, ({ queryName }) => names.includes(queryName));
}

/** The same for one question, as far as it is asked with such variables. */
export async function refetchWith(
  client: ApolloClient,
  document: DocumentNode,
  isWanted: (variables: OperationVariables) => boolean,
): Promise<void> {
  const name = nameOf(document);
  await refetch(client, ({ queryName, variables }) => queryName === name && isWanted(variables));
}

const nameOf = (document: DocumentNode) => getOperationAST(document)?.name?.value;

const refetch = (client: ApolloClient, isWanted: (query: ObservableQuery) => boolean) =>
  client.refetchQueries({ include: "active", onQueryUpdated: isWanted }).catch(() => undefined);
