import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { DeleteEntryDocument, EntriesDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { refetchShown } from "#lib/apollo/refetch-shown";
import { beforeSignOut } from "#lib/identity/before-sign-out";
import { UNDO_TIME } from "#lib/timing";

interface Needs {
  /** From here on there is no way back. */
  onCommit(id: string): void;
  onFailure(error: unknown): void;
}

/**
 * Deletes with undo: the entry leaves the list at once and is deleted when the time is over or the screen is
 * left.
 */
export function useDeleteEntry({ onCommit, onFailure }: Needs) {
  const client = useApolloClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const tell = useRef({ onCommit, onFailure });
  tell.current = { onCommit, onFailure };
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const show = useCallback(
    (id: string) => setHidden((before) => new Set([...before].filter((other) => other !== id))),
    [],
  );

  const commit = useCallback(
    async (id: string) => {
      clearTimeout(timers.current.get(id));
      if (!timers.current.delete(id)) return;
      tell.current.onCommit(id);
      try {
        await client.mutate({
          mutation: DeleteEntryDocument,
          variables: { id },
          context: { fetchOptions: { keepalive: true } },
        });
      } catch (error) {
        // One that was deleted elsewhere meanwhile is gone as well.
        if (toAppError(error).code !== "NOT_FOUND") {
          tell.current.onFailure(error);
          return show(id);
        }
      }
      client.cache.evict({ id: client.cache.identify({ __typename: "Entry", id }) });
      await refetchShown(client, EntriesDocument);
      show(id);
    },
    [client, show],
  );

  const remove = useCallback(
    (id: string) => {
      setHidden((before) => new Set([...before, id]));
      timers.current.set(
        id,
        setTimeout(() => void commit(id), UNDO_TIME),
      );
    },
    [commit],
  );

  const undo = useCallback(
    (id: string) => {
      clearTimeout(timers.current.get(id));
      if (timers.current.delete(id)) show(id);
    },
    [show],
  );

  useEffect(() => {
    const pending = timers.current;
    const commitAll = () => Promise.all([...pending.keys()].map(commit));
    const forget = beforeSignOut(commitAll);
    window.addEventListener("pagehide", commitAll);
    return () => {
      window.removeEventListener("pagehide", commitAll);
      forget();
      void commitAll();
    };
  }, [commit]);

  return { hidden, remove, undo };
}
