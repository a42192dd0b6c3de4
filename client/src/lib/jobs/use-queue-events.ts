import { useSubscription } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { unmask } from "#gql/fragment-masking";
import { type Job_QueueFragment, Job_QueueFragmentDoc, QueueChangedDocument } from "#gql/graphql";
import type { SocketState } from "#lib/apollo/socket";
import { RESUBSCRIBE } from "#lib/timing";

interface Needs {
  onQueue(queue: Job_QueueFragment): void;
  /** Changes may have been missed. */
  onResync(): void;
}

/**
 * Changes of queues as the server tells them; the state of the line is answered. A subscription that
 * ended on a socket that stands is as good as no socket, until it is put again a moment later.
 */
export function useQueueEvents(socket: SocketState, { onQueue, onResync }: Needs): SocketState {
  const [ended, setEnded] = useState(false);
  const { restart } = useSubscription(QueueChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data?.queueChanged.resync) onResync();
      const queue = unmask(Job_QueueFragmentDoc, data?.queueChanged.queue);
      if (queue) onQueue(queue);
    },
    // The unread message may have been the end of a job.
    onError: onResync,
    onComplete: () => setEnded(true),
  });

  useEffect(() => {
    if (!ended || socket === "refused") return;
    const timer = setTimeout(() => {
      setEnded(false);
      restart();
    }, RESUBSCRIBE);
    return () => clearTimeout(timer);
  }, [ended, socket, restart]);

  return ended && socket === "up" ? "down" : socket;
}
