import { useApolloClient, useSubscription } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { unmask } from "#gql/fragment-masking";
import {
  EntryQueuesDocument,
  type EntryStatus_QueueFragment,
  EntryStatus_QueueFragmentDoc,
  QueueChangedDocument,
} from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import type { SocketState } from "#lib/apollo/socket";
import { QUEUE_REPOLL } from "#lib/timing";
import { startPolling } from "./queue-polling";
import { type QueueTransition, useQueueBoard } from "./use-queue-board";

/** A server that hangs must not hold up the next look. */
const POLL_TIMEOUT = 10_000;

const isGone = (answer: PromiseSettledResult<unknown> | undefined) =>
  answer?.status === "rejected" && toAppError(answer.reason).code === "NOT_FOUND";

interface Props {
  /** What the screen shows now. */
  queues: readonly EntryStatus_QueueFragment[];
  socket: SocketState;
  onTransition(transition: QueueTransition): void;
  /** Changes may have been missed: read again. */
  onResync(): void;
}

/** Follows the viewer's jobs: by subscription, and by polling while the socket is down. Renders nothing. */
export function QueueWatcher({ queues, socket, onTransition, onResync }: Props) {
  const client = useApolloClient();
  const socketUp = socket === "up";
  const { active, see, take, drop } = useQueueBoard(onTransition);
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
    const ids = following.current;
    // Each entry by itself: one that cannot be read must not hide the others.
    const answers = await Promise.allSettled(
      ids.map((id) =>
        client.query({
          query: EntryQueuesDocument,
          variables: { id },
          // The board decides what reaches the cache: an answer may be older than the last event.
          fetchPolicy: "no-cache",
          context: { noRetry: true, fetchOptions: { signal: AbortSignal.timeout(POLL_TIMEOUT) } },
        }),
      ),
    );
    drop(ids.filter((_, index) => isGone(answers[index])));
    const found = answers.flatMap((answer) =>
      answer.status === "fulfilled"
        ? unmask(EntryStatus_QueueFragmentDoc, answer.value.data?.entry.queues ?? [])
        : [],
    );
    return take(found);
  }, [client, take, drop]);

  const busy = active.length > 0;
  useEffect(() => {
    if (socket !== "down" || !busy) return;
    return startPolling({ poll, stillActive: () => following.current.length > 0 });
  }, [socket, busy, poll]);

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
