import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { unmask } from "#gql/fragment-masking";
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  type NewWebhookInput,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  Webhooks_WebhookFragmentDoc,
  WebhooksDocument,
} from "#gql/graphql";

/** The cache outlives the dialog, and must not keep a secret. */
const unkept = { fetchPolicy: "no-cache" } as const;

/** The account's webhooks and their mutations. */
export function useWebhooks() {
  const client = useApolloClient();
  const [shown, setShown] = useState<{ id: string; url: string; secret: string } | null>(null);
  const { data, error, refetch } = useQuery(WebhooksDocument, { fetchPolicy: "cache-and-network" });
  const read = () => refetch().catch(() => undefined);
  const enable = (enabled: boolean) => async (id: string) => {
    await client.mutate({ mutation: UpdateWebhookDocument, variables: { id, input: { enabled } } });
  };

  return {
    list: data && unmask(Webhooks_WebhookFragmentDoc, data.webhooks),
    error,
    refetch: () => void read(),
    shown,
    forget: () => setShown(null),
    async create(input: NewWebhookInput) {
      const variables = { input };
      const { data: made } = await client.mutate({ mutation: CreateWebhookDocument, variables, ...unkept });
      if (made) setShown(made.createWebhook);
      await read();
    },
    async rotate(id: string) {
      const variables = { id };
      const mutation = RotateWebhookSecretDocument;
      const { data: made } = await client.mutate({ mutation, variables, ...unkept });
      if (made) setShown(made.rotateWebhookSecret);
    },
    enable: enable(true),
    disable: enable(false),
    async test(id: string) {
      await client.mutate({ mutation: TestWebhookDocument, variables: { id } });
    },
    async remove(id: string) {
      await client.mutate({ mutation: DeleteWebhookDocument, variables: { id } });
      if (shown?.id === id) setShown(null);
      await read();
    },
  };
}
export type Webhooks = ReturnType<typeof useWebhooks>;
