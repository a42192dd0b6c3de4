import type { ApolloCache } from "@apollo/client";
import { type Job_QueueFragment, Job_QueueFragmentDoc } from "#gql/graphql";

/** Puts a queue into the cache and, when it is new, on top of its entry's list. */
export function rememberQueue(cache: ApolloCache, queue: Job_QueueFragment): void {
  const ref = cache.writeFragment({
    fragment: Job_QueueFragmentDoc,
    fragmentName: "Job_queue",
    data: queue,
  });
  cache.modify({
    id: cache.identify({ __typename: "Entry", id: queue.entryId }),
    fields: {
      queues: (before: readonly { __ref: string }[] = []) =>
        !ref || before.some(({ __ref }) => __ref === ref.__ref) ? before : [ref, ...before],
    },
  });
}
