import { useSubscription } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { unmask } from "#gql/fragment-masking";
import { type Job_QueueFragment, Job_QueueFragmentDoc, QueueChangedDocument } from "#gql/graphql";
import type { SocketState } from "#lib/apollo/socket";
import { backOff } from "#lib/back-off";
import { RESUBSCRIBE, RESUBSCRIBE_LIMIT, SUBSCRIPTION_STEADY } from "#lib/timing";

interface Needs {
  onQueue(queue: Job_QueueFragment): void;
  /** Changes may have been missed. */
  onResync(): void;
}

/**
 * Changes of queues as the server tells them; answers the state of the line. While a subscription has ended
 * on an open socket, the line counts as down. It is renewed after a wait, which grows while it keeps ending.
 */
export function useQueueEvents(socket: SocketState, { onQueue, onResync }: Needs): SocketState {
  const [ended, setEnded] = useState(false);
  const began = useRef(Date.now());
  const tries = useRef(0);
  const { restart } = useSubscription(QueueChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data?.queueChanged.resync) onResync();
      const queue = unmask(Job_QueueFragmentDoc, data?.queueChanged.queue);
      if (queue) onQueue(queue);
    },
    // The unread message may have been the end of a job.
    onError: onResync,
    onComplete: () => {
      if (Date.now() - began.current >= SUBSCRIPTION_STEADY) tries.current = 0;
      setEnded(true);
    },
  });

  useEffect(() => {
    if (!ended || socket === "refused") return;
    const wait = backOff(tries.current, { first: RESUBSCRIBE, limit: RESUBSCRIBE_LIMIT });
    const timer = setTimeout(() => {
      tries.current++;
      began.current = Date.now();
      setEnded(false);
      restart();
    }, wait);
    return () => clearTimeout(timer);
  }, [ended, socket, restart]);

  return ended && socket === "up" ? "down" : socket;
}
