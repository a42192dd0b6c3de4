import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { SegmentsDocument, type SegmentsQuery } from "#gql/graphql";
import { markLatency } from "./latency-marks";
import type { LiveJob } from "./live-job";

type Segment = SegmentsQuery["queue"]["segments"][number];

/**
 * The segments of a job, read anew whenever its queue was seen to move on: whichever way that was
 * seen, and however many steps were missed, what is new comes with one question.
 */
export function useSegments(job: LiveJob | null): readonly Segment[] {
  const client = useApolloClient();
  const [segments, setSegments] = useState<readonly Segment[]>([]);
  const known = useRef<Segment[]>([]);
  const asking = useRef<"no" | "yes" | "again">("no");

  const read = useCallback(
    async (queueId: string) => {
      asking.current = asking.current === "no" ? "yes" : "again";
      if (asking.current === "again") return;
      const { data } = await client
        .query({
          query: SegmentsDocument,
          variables: { queueId, from: known.current.length },
          fetchPolicy: "no-cache",
        })
        .catch(() => ({ data: undefined }));
      const added = data?.queue.segments ?? [];
      if (added.length > 0) {
        markLatency("listed");
        known.current = [...known.current, ...added];
        setSegments(known.current);
      }
      const again = (asking.current as string) === "again";
      asking.current = "no";
      if (again) await read(queueId);
    },
    [client],
  );

  const { queueId, done, status } = job ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what there is more to read after
  useEffect(() => {
    if (!queueId) return;
    if (done) markLatency("told");
    void read(queueId);
  }, [queueId, done, status, read]);
  return segments;
}
