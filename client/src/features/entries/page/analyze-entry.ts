import type { ApolloClient } from "@apollo/client";
import { AnalyzeEntryDocument, EntryQueuesDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { whileReading } from "../list/reading-entries";

/**
 * Reads the page of an entry. A page that cannot be read is told by its entry, which is then asked for
 * again; any other failure is the caller's to tell.
 */
export const analyzeEntry = (client: ApolloClient, id: string): Promise<void> =>
  whileReading(id, analyze(client, id));

async function analyze(client: ApolloClient, id: string): Promise<void> {
  try {
    await client.mutate({ mutation: AnalyzeEntryDocument, variables: { id } });
  } catch (error) {
    await client
      .query({ query: EntryQueuesDocument, variables: { id }, fetchPolicy: "network-only" })
      .catch(() => undefined);
    if (toAppError(error).refusal.code !== "PAGE_UNREADABLE") throw error;
  }
}
