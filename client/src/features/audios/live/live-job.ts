import { isActiveJob } from "#lib/job-state";

/** A job whose sound can be heard while it is made. */
export interface LiveJob {
  queueId: string;
  status: string;
  /** Rises with what there is to hear. */
  done: number;
  total: number;
}

/** The job that was followed last, and what the player needs to know of it. */
export interface Following {
  job: LiveJob;
  entryId: string;
  number: string;
  /** The audio that it replaces, as long as it is there. */
  replaces: string | null;
}

interface Seen {
  entryId: string | null;
  /** Revision that is shown. */
  number: string | null;
  queues: readonly {
    id: string;
    type: string;
    status: string;
    revisionNumber: string | null;
    done: number;
    total: number;
    stage: string | null;
  }[];
  audioId: string | null;
  /** Whether somebody hears the former audio right now: it is not taken away from them. */
  playing: boolean;
  /** The job that somebody waits to hear: its player is there before its first sound. */
  awaited: string | null;
}

/**
 * Which job the player follows: that of the shown revision, as soon as there is something to hear or
 * somebody waits for it, and on beyond its end, so that the player which began with its segments goes on
 * with its file. Of a job that came to no file, what was made can be heard where there is nothing else.
 */
export function follow(before: Following | null, seen: Seen): Following | null {
  const { entryId, number, audioId, awaited } = seen;
  if (entryId === null || number === null) return null;
  const known = before?.entryId === entryId && before.number === number ? before : null;
  const same = known && seen.queues.find(({ id }) => id === known.job.queueId);
  const begun = seen.queues.find(
    (queue) =>
      queue.revisionNumber === number && (canBeHeard(queue) || (queue.id === awaited && isMade(queue))),
  );
  if (begun && begun !== same && (audioId === null || !seen.playing))
    return { job: jobOf(begun), entryId, number, replaces: audioId };
  if (!known || !same) return null;
  if (same.status === "failed" && (same.done === 0 || audioId !== null)) return null;
  return { ...known, job: jobOf(same), replaces: same.status === "completed" ? known.replaces : audioId };
}

const isMade = ({ type, status }: Seen["queues"][number]) =>
  type === "generate_audio" && isActiveJob({ status });

const canBeHeard = ({ type, status, stage, done }: Seen["queues"][number]) =>
  type === "generate_audio" && status === "running" && stage !== null && done > 0;

const jobOf = ({ id, status, done, total }: Seen["queues"][number]): LiveJob => ({
  queueId: id,
  status,
  done,
  total,
});

/** The file that the job has made, once it is there. */
export const madeBy = <Audio extends { id: string }>(
  { job, replaces }: Following,
  audio: Audio | null,
): Audio | null => (job.status === "completed" && audio && audio.id !== replaces ? audio : null);

/** How long the whole will be, from the part that exists. */
export const expectedDuration = (made: number, job: LiveJob | null) =>
  job && job.done > 0 && job.status === "running" ? (made * job.total) / Math.min(job.done, job.total) : made;
