import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { DeleteEntryDocument, EntriesDocument } from "#gql/graphql";

/** Long enough to read the message and to think again. */
export const UNDO_TIME = 6_000;

/**
 * Deletes with a way back: the entry leaves the list at once, and is deleted when the time to undo is
 * over or the screen is left, whatever comes first.
 */
export function useDeleteEntry(onFailure: (error: unknown) => void) {
  const client = useApolloClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const failed = useRef(onFailure);
  failed.current = onFailure;
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const show = useCallback(
    (id: string) => setHidden((before) => new Set([...before].filter((other) => other !== id))),
    [],
  );

  const commit = useCallback(
    async (id: string) => {
      clearTimeout(timers.current.get(id));
      if (!timers.current.delete(id)) return;
      try {
        await client.mutate({
          mutation: DeleteEntryDocument,
          variables: { id },
          context: { fetchOptions: { keepalive: true } },
          refetchQueries: [EntriesDocument],
          awaitRefetchQueries: true,
          update: (cache) => void cache.evict({ id: cache.identify({ __typename: "Entry", id }) }),
        });
      } catch (error) {
        failed.current(error);
      }
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
    const commitAll = () => {
      for (const id of pending.keys()) void commit(id);
    };
    window.addEventListener("pagehide", commitAll);
    return () => {
      window.removeEventListener("pagehide", commitAll);
      commitAll();
    };
  }, [commit]);

  return { hidden, remove, undo };
}
