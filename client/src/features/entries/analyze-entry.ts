import type { ApolloClient } from "@apollo/client";
import { AnalyzeEntryDocument, EntryQueuesDocument } from "#gql/graphql";
import { whileReading } from "./reading-entries";

/** Reads the page of an entry. A refusal is stored on the entry, so then the entry is read again. */
export const analyzeEntry = (client: ApolloClient, id: string): Promise<void> =>
  whileReading(id, analyze(client, id));

async function analyze(client: ApolloClient, id: string): Promise<void> {
  try {
    await client.mutate({ mutation: AnalyzeEntryDocument, variables: { id } });
  } catch {
    await client
      .query({ query: EntryQueuesDocument, variables: { id }, fetchPolicy: "network-only" })
      .catch(() => undefined);
  }
}
