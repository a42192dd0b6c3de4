import type { ApolloClient } from "@apollo/client";
import { EntriesDocument } from "#gql/graphql";
import { isSteady } from "#lib/apollo/entry-pages";
import { refetchWith } from "#lib/apollo/refetch-shown";

/** Asks again for the lists on the screen whose order an entry's title or state decides. */
export const resortEntries = (client: ApolloClient): Promise<void> =>
  refetchWith(client, EntriesDocument, ({ order }) => !isSteady(order));
