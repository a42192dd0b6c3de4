import { useEffect, useRef } from "react";
import { restContext } from "#features/audios/live/audio-context";
import type { Playback } from "#features/audios/playback/playback";
import type { Job_QueueFragment } from "#gql/graphql";
import { isActiveJob } from "#lib/job-state";

/**
 * The audio that was ordered together with a script begins when the script is written. Whoever asked to hear it
 * hears it as soon as there is some.
 */
export function useFollowingAudio(queues: readonly Job_QueueFragment[], playback: Pick<Playback, "playJob">) {
  const awaited = useRef<Pick<Job_QueueFragment, "id" | "entryId" | "createdAt"> | null>(null);
  useEffect(() => {
    const script = awaited.current;
    const audio = queues.find(
      (queue) =>
        isActiveJob(queue) &&
        queue.type === "generate_audio" &&
        queue.entryId === script?.entryId &&
        queue.createdAt >= script.createdAt,
    );
    const ended = queues.find(({ id }) => id === script?.id);
    const isOver = ended && (ended.status === "failed" || ended.audioHeldBack !== null);
    if (!audio && !isOver) return;
    awaited.current = null;
    if (audio) playback.playJob(audio.id);
    else restContext();
  }, [queues, playback]);
  return (script: Job_QueueFragment | null) => {
    awaited.current = script;
  };
}
