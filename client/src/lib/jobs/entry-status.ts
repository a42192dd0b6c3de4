import { isActiveJob } from "#lib/job-state";
import { isCancelled, type QueueFailure } from "./job-error";

interface JobState {
  type: string;
  status: string;
  stage?: string | null;
  done: number;
  total: number;
  progress: number;
  createdAt: string;
  failure?: QueueFailure;
}

interface EntryState<Q> {
  analyzedAt?: string | null;
  analysisError?: string | null;
  /** Where the reading stands on the server, whichever window asked for it. */
  analysisState?: string;
  duration?: number | null;
  queues: readonly Q[];
}

export type EntryStatusWord =
  | "waiting"
  | "reading"
  | "writing"
  | "speaking"
  | "finishing"
  | "failed"
  | "cancelled"
  | "unreadable"
  | "unread"
  | "read"
  | "scriptReady"
  | "audioReady";

export interface StatusWithJob<Q> {
  word: EntryStatusWord;
  /** The job behind the word, while one is active, or when it ended without a result. */
  job: Q | null;
}

const newest = <Q extends JobState>(jobs: readonly Q[]): Q | undefined =>
  [...jobs].sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];

const wordOfJob = ({ status, stage, type }: JobState): EntryStatusWord => {
  if (status === "queued") return "waiting";
  return (stage as EntryStatusWord) ?? (type === "generate_audio" ? "speaking" : "writing");
};

/** The duration arrives a moment later; until then the status must not say that there is only a script. */
const madeAudio = ({ type, status }: JobState) => type === "generate_audio" && status === "completed";

/** One word for where an entry stands: what is going on now, else what went wrong, else what it has. */
export function entryStatus<Q extends JobState>(entry: EntryState<Q>, isReading = false): StatusWithJob<Q> {
  const running = newest(entry.queues.filter(({ status }) => status === "running"));
  const active = running ?? newest(entry.queues.filter(isActiveJob));
  if (active) return { word: wordOfJob(active), job: active };

  const last = newest(entry.queues);
  if (isReading || entry.analysisState === "reading") return { word: "reading", job: null };
  if (last?.status === "failed") return { word: isCancelled(last) ? "cancelled" : "failed", job: last };
  if (entry.analysisError) return { word: "unreadable", job: null };
  if (entry.duration || entry.queues.some(madeAudio)) return { word: "audioReady", job: null };
  if (last) return { word: "scriptReady", job: null };
  return { word: entry.analyzedAt ? "read" : "unread", job: null };
}
