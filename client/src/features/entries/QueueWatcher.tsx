import { useApolloClient, useSubscription } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { unmask } from "#gql/fragment-masking";
import {
  EntryQueuesDocument,
  type EntryStatus_QueueFragment,
  EntryStatus_QueueFragmentDoc,
  QueueChangedDocument,
} from "#gql/graphql";
import { QUEUE_REPOLL } from "#lib/timing";
import { startPolling } from "./queue-polling";
import { type QueueTransition, useQueueBoard } from "./use-queue-board";

/** A server that hangs must not hold up the next look. */
const POLL_TIMEOUT = 10_000;

interface Props {
  /** What the screen shows now. */
  queues: readonly EntryStatus_QueueFragment[];
  socketUp: boolean;
  onTransition(transition: QueueTransition): void;
  /** Changes may have been missed: read again. */
  onResync(): void;
}

/** Follows the viewer's jobs: by subscription, and by polling while the socket is down. Renders nothing. */
export function QueueWatcher({ queues, socketUp, onTransition, onResync }: Props) {
  const client = useApolloClient();
  const { active, see, take } = useQueueBoard(onTransition);
  const following = useRef(active);
  following.current = active;

  useEffect(() => void see(queues), [see, queues]);

  useSubscription(QueueChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data?.queueChanged.resync) onResync();
      const queue = unmask(EntryStatus_QueueFragmentDoc, data?.queueChanged.queue);
      if (queue) take([queue]);
    },
  });

  const poll = useCallback(async () => {
    const answers = await Promise.all(
      following.current.map((id) =>
        client.query({
          query: EntryQueuesDocument,
          variables: { id },
          // The board decides what reaches the cache: an answer may be older than the last event.
          fetchPolicy: "no-cache",
          context: { noRetry: true, fetchOptions: { signal: AbortSignal.timeout(POLL_TIMEOUT) } },
        }),
      ),
    );
    const found = answers.flatMap(({ data }) =>
      unmask(EntryStatus_QueueFragmentDoc, data?.entry.queues ?? []),
    );
    return take(found);
  }, [client, take]);

  const busy = active.length > 0;
  useEffect(() => {
    if (socketUp || !busy) return;
    return startPolling({ poll, stillActive: () => following.current.length > 0 });
  }, [socketUp, busy, poll]);

  const connection = useRef<"never" | "up" | "lost">("never");
  const resync = useRef(onResync);
  resync.current = onResync;
  useEffect(() => {
    if (!socketUp) {
      if (connection.current === "up") connection.current = "lost";
      return;
    }
    const returned = connection.current === "lost";
    connection.current = "up";
    // Events between the last look and the subscription's start: one more look, once it stands.
    const timer = setTimeout(() => {
      if (following.current.length > 0) poll().catch(() => 0);
      if (returned) resync.current();
    }, QUEUE_REPOLL);
    return () => clearTimeout(timer);
  }, [socketUp, poll]);

  return null;
}
