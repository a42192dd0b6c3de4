import { useApolloClient } from "@apollo/client/react";
import { useCallback, useRef, useState } from "react";
import { DeleteEntryDocument, EntriesDocument, EntrySitesDocument, RestoreEntryDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { refetchShown } from "#lib/apollo/refetch-shown";

/** Moves entries to the trash, from where they come back for 30 days. The list shows it at once. */
export function useDeleteEntry({ onFailure }: { onFailure(error: unknown): void }) {
  const client = useApolloClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const tell = useRef(onFailure);
  tell.current = onFailure;

  const show = useCallback(
    (id: string) => setHidden((before) => new Set([...before].filter((other) => other !== id))),
    [],
  );
  const refetch = useCallback(() => refetchShown(client, EntriesDocument, EntrySitesDocument), [client]);

  const remove = useCallback(
    async (id: string) => {
      setHidden((before) => new Set([...before, id]));
      try {
        await client.mutate({
          mutation: DeleteEntryDocument,
          variables: { id },
          context: { fetchOptions: { keepalive: true } },
        });
      } catch (error) {
        // One that was deleted elsewhere meanwhile is gone as well.
        if (toAppError(error).code !== "NOT_FOUND") {
          tell.current(error);
          return show(id);
        }
      }
      client.cache.evict({ id: client.cache.identify({ __typename: "Entry", id }) });
      await refetch();
      show(id);
    },
    [client, refetch, show],
  );

  const restore = useCallback(
    async (id: string): Promise<boolean> => {
      try {
        await client.mutate({ mutation: RestoreEntryDocument, variables: { id } });
      } catch (error) {
        tell.current(error);
        return false;
      }
      await refetch();
      return true;
    },
    [client, refetch],
  );

  return { hidden, remove, restore };
}
