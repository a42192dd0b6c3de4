import type { ApolloClient, DocumentNode } from "@apollo/client";
import { getOperationAST } from "graphql";

/**
 * Asks these questions again as far as the screen shows their answers: one that waits for its turn, such
 * as the details of an entry while none is open, is left alone. What fails is told where it is shown.
 */
export async function refetchShown(client: ApolloClient, ...documents: DocumentNode[]): Promise<void> {
  const names = documents.map((document) => getOperationAST(document)?.name?.value);
  await client
    .refetchQueries({ include: "active", onQueryUpdated: ({ queryName }) => names.includes(queryName) })
    .catch(() => undefined);
}
