import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { unmask } from "#gql/fragment-masking";
import { EntryQueuesDocument, type Job_QueueFragment, Job_QueueFragmentDoc } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import type { SocketState } from "#lib/apollo/socket";
import { POLL_TIMEOUT, QUEUE_REPOLL } from "#lib/timing";
import { startPolling } from "./queue-polling";
import { type QueueTransition, useQueueBoard } from "./use-queue-board";
import { useQueueEvents } from "./use-queue-events";
import { useUnknownEntries } from "./use-unknown-entries";

const isGone = (answer: PromiseSettledResult<unknown> | undefined) =>
  answer?.status === "rejected" && toAppError(answer.reason).code === "NOT_FOUND";

interface Props {
  /** The queues that the screen shows now. */
  queues: readonly Job_QueueFragment[];
  /** The last ordered job, as the order was answered. */
  ordered: Job_QueueFragment | null;
  socket: SocketState;
  onTransition(transition: QueueTransition): void;
  /** Changes may have been missed: read again. */
  onResync(): void;
}

/** Follows the viewer's jobs: by subscription, and by polling while the socket is down. Renders nothing. */
export function QueueWatcher({ queues, ordered, socket, onTransition, onResync }: Props) {
  const client = useApolloClient();
  const { active, observe, observeAndCache, drop } = useQueueBoard(onTransition);
  const isStranger = useUnknownEntries();
  const following = useRef(active);
  following.current = active;

  useEffect(() => void observe(queues), [observe, queues]);
  useEffect(() => {
    if (ordered) observe([ordered], true);
  }, [observe, ordered]);

  const line = useQueueEvents(socket, {
    onResync,
    onQueue(queue) {
      observeAndCache([queue], true);
      if (isStranger(queue.entryId)) onResync();
    },
  });

  const lookedAt = useRef(Date.now());
  const poll = useCallback(async () => {
    lookedAt.current = Date.now();
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
        ? unmask(Job_QueueFragmentDoc, answer.value.data?.entry.queues ?? [])
        : [],
    );
    return observeAndCache(found);
  }, [client, observeAndCache, drop]);

  const busy = active.length > 0;
  useEffect(() => {
    if (line !== "down" || !busy) return;
    return startPolling({
      poll,
      stillActive: () => following.current.length > 0,
      lookedAt: lookedAt.current,
    });
  }, [line, busy, poll]);

  const connection = useRef<"never" | "up" | "lost">("never");
  const resync = useRef(onResync);
  resync.current = onResync;
  useEffect(() => {
    if (line !== "up") {
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
  }, [line, poll]);

  return null;
}
