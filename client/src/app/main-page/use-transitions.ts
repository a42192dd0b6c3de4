import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { unmask } from "#gql/fragment-masking";
import {
  EntriesDocument,
  RevisionPicker_RevisionFragmentDoc,
  ShelvesDocument,
  ViewerDocument,
  WorkspaceDocument,
  WorkspaceRevisionDocument,
} from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { refetchShown } from "#lib/apollo/refetch-shown";
import type { QueueTransition } from "#lib/jobs/use-queue-board";
import { RELOAD_AFTER_COMPLETION, RELOAD_AGAIN } from "#lib/timing";
import { revisionAfter } from "./revision-after";
import type { Selection } from "./use-selection";

interface Needs {
  /** The current selection. */
  selection(): Selection;
  select(entryId: string, revision: string | null): void;
  /** Told at once, before anything is reloaded. */
  tell(transition: QueueTransition): void;
}

/** When a job ends, refetches the revisions one second later and selects one. */
export function useTransitions(needs: Needs) {
  const client = useApolloClient();
  const latest = useRef(needs);
  latest.current = needs;
  const isHere = useRef(false);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const pending = timers.current;
    isHere.current = true;
    return () => {
      isHere.current = false;
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);

  const reload = useCallback(
    async (transition: QueueTransition) => {
      void refetchShown(client, EntriesDocument, ShelvesDocument, ViewerDocument);
      const id = transition.queue.entryId;
      if (latest.current.selection().entryId !== id) return;
      const { data } = await client.query({
        query: WorkspaceDocument,
        variables: { id },
        fetchPolicy: "network-only",
      });
      const revisions = unmask(RevisionPicker_RevisionFragmentDoc, data?.entry.revisions ?? []);
      const number = revisionAfter(transition, revisions, latest.current.selection().revision);
      if (number === null) return;
      await client.query({
        query: WorkspaceRevisionDocument,
        variables: { id, number },
        fetchPolicy: "network-only",
      });
      if (latest.current.selection().entryId === id) latest.current.select(id, number);
    },
    [client],
  );

  const reloadAfter = useCallback(
    (wait: number, transition: QueueTransition) => {
      const timer = setTimeout(async () => {
        timers.current.delete(timer);
        try {
          await reload(transition);
        } catch (error) {
          // A server that is away for a while must not cost one the new script.
          if (toAppError(error).retryable && isHere.current) reloadAfter(RELOAD_AGAIN, transition);
        }
      }, wait);
      timers.current.add(timer);
    },
    [reload],
  );

  return useCallback(
    (transition: QueueTransition) => {
      latest.current.tell(transition);
      reloadAfter(RELOAD_AFTER_COMPLETION, transition);
    },
    [reloadAfter],
  );
}
