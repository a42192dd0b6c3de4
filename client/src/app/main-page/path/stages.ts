import { isActiveJob } from "#lib/job-state";

export const stageNames = ["read", "script", "audio", "live"] as const;
export type StageName = (typeof stageNames)[number];
export type StageState = "done" | "current" | "next" | "failed" | "waiting";

/** The state that decides which stage of the path, from page to published sound, an entry has reached. */
export interface Standing {
  isReading: boolean;
  isRead: boolean;
  isRefused: boolean;
  hasScript: boolean;
  /** Null without one; "outdated" where it says something else than the script does by now. */
  audio: "current" | "outdated" | null;
  isLive: boolean;
  /** The latest job of each type. */
  queues: readonly { type: string; status: string }[];
}

/** The four stages of the way, each with its state. Only one of them is the next. */
export function stagesOf(standing: Standing): Record<StageName, StageState> {
  const { isReading, isRead, isRefused, hasScript, audio, isLive, queues } = standing;
  const made = (type: string, isThere: boolean): StageState | null => {
    const job = queues.find((queue) => queue.type === type);
    if (job && isActiveJob(job)) return "current";
    if (isThere) return "done";
    return job?.status === "failed" ? "failed" : null;
  };
  const read = isReading ? "current" : isRefused ? "failed" : isRead ? "done" : "next";
  const script = made("generate_script", hasScript) ?? (read === "done" ? "next" : "waiting");
  const sound = made("generate_audio", audio === "current") ?? (script === "done" ? "next" : "waiting");
  const live = isLive && sound === "done" ? "done" : sound === "done" ? "next" : "waiting";
  return { read, script, audio: sound, live };
}
