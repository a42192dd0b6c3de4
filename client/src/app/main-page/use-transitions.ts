import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import type { QueueTransition } from "#features/entries/use-queue-board";
import { unmask } from "#gql/fragment-masking";
import {
  EntriesDocument,
  RevisionPicker_RevisionFragmentDoc,
  ViewerDocument,
  WorkspaceDocument,
  WorkspaceRevisionDocument,
} from "#gql/graphql";
import { refetchShown } from "#lib/apollo/refetch-shown";
import { RELOAD_AFTER_COMPLETION } from "#lib/timing";
import { revisionAfter } from "./follow-up";
import type { Selection } from "./use-selection";

interface Needs {
  /** What is open now. */
  selection(): Selection;
  select(entryId: string, revision: string | null): void;
  /** Told at once, before anything is reloaded. */
  tell(transition: QueueTransition): void;
}

/** What happens when a job has ended: a second later the revisions are read again and one is selected. */
export function useTransitions(needs: Needs) {
  const client = useApolloClient();
  const latest = useRef(needs);
  latest.current = needs;
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);

  const reload = useCallback(
    async (transition: QueueTransition) => {
      void refetchShown(client, EntriesDocument, ViewerDocument);
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

  return useCallback(
    (transition: QueueTransition) => {
      latest.current.tell(transition);
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        reload(transition).catch(() => undefined);
      }, RELOAD_AFTER_COMPLETION);
      timers.current.add(timer);
    },
    [reload],
  );
}
