import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { unmask } from "#gql/fragment-masking";
import {
  ApiKeys_KeyFragmentDoc,
  ApiKeysDocument,
  CreateApiKeyDocument,
  DeleteApiKeyDocument,
  type NewApiKeyInput,
  RollApiKeyDocument,
} from "#gql/graphql";

/** A key that was just made: it is on the screen, and nowhere else. */
export interface Shown {
  id: string;
  name: string;
  key: string;
}

/** The cache outlives the dialog, and must not keep a key. */
const unkept = { fetchPolicy: "no-cache" } as const;

/** The account's keys and their mutations. */
export function useApiKeys() {
  const client = useApolloClient();
  const [shown, setShown] = useState<Shown | null>(null);
  const { data, error, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: "cache-and-network" });
  const read = () => refetch().catch(() => undefined);

  return {
    list: data && unmask(ApiKeys_KeyFragmentDoc, data.apiKeys),
    error,
    refetch: () => void read(),
    shown,
    forget: () => setShown(null),
    async create(input: NewApiKeyInput) {
      const variables = { input };
      const { data: made } = await client.mutate({ mutation: CreateApiKeyDocument, variables, ...unkept });
      if (made) setShown(made.createApiKey);
      await read();
    },
    async roll(id: string) {
      const variables = { id };
      const { data: made } = await client.mutate({ mutation: RollApiKeyDocument, variables, ...unkept });
      if (made) setShown(made.rollApiKey);
      await read();
    },
    async revoke(id: string) {
      await client.mutate({ mutation: DeleteApiKeyDocument, variables: { id } });
      if (shown?.id === id) setShown(null);
      await read();
    },
  };
}
export type ApiKeys = ReturnType<typeof useApiKeys>;
