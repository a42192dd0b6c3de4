import { useApolloClient } from "@apollo/client/react";
import { useCallback, useRef, useState } from "react";
import { DeleteEntryDocument, EntriesDocument, EntrySitesDocument, RestoreEntryDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { refetchShown } from "#lib/apollo/refetch-shown";

/** Moves entries to the trash, from where they come back for some time. The list shows it at once. */
export function useDeleteEntry({ onFailure }: { onFailure(error: unknown): void }) {
  const client = useApolloClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const tell = useRef(onFailure);
  tell.current = onFailure;

  const refetch = useCallback(() => refetchShown(client, EntriesDocument, EntrySitesDocument), [client]);

  /** Those that are in the trash then. */
  const remove = useCallback(
    async (ids: readonly string[]): Promise<string[]> => {
      setHidden((before) => new Set([...before, ...ids]));
      const isRemoved = await Promise.all(
        ids.map(async (id) => {
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
              return false;
            }
          }
          client.cache.evict({ id: client.cache.identify({ __typename: "Entry", id }) });
          return true;
        }),
      );
      const removed = ids.filter((_, at) => isRemoved[at]);
      if (removed.length > 0) await refetch();
      setHidden((before) => new Set([...before].filter((id) => !ids.includes(id))));
      return removed;
    },
    [client, refetch],
  );

  const restore = useCallback(
    async (ids: readonly string[]): Promise<void> => {
      await Promise.all(
        ids.map((id) =>
          client
            .mutate({ mutation: RestoreEntryDocument, variables: { id } })
            .catch((error) => tell.current(error)),
        ),
      );
      await refetch();
    },
    [client, refetch],
  );

  return { hidden, remove, restore };
}
