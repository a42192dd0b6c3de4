import type { QueueRow } from "#db/schema/index";
import type { QueueStage } from "#kernel/vocabulary";

/** From where to where each stage moves the bar of the whole job. */
const spans: Record<QueueRow["queueType"], Partial<Record<QueueStage, readonly [number, number]>>> = {
  generate_script: { reading: [0.02, 0.3], writing: [0.3, 0.9], finishing: [0.9, 0.99] },
  generate_audio: { speaking: [0.02, 0.9], finishing: [0.9, 0.99] },
};

/** 0–1 over the whole job, from the stage and the n of m within it. */
export function progressOf({
  status,
  queueType,
  stage,
  done,
  total,
}: Pick<QueueRow, "status" | "queueType" | "stage" | "done" | "total">): number {
  if (status === "completed") return 1;
  const span = stage && spans[queueType][stage];
  if (!span) return 0;
  const [from, to] = span;
  return from + (to - from) * (total > 0 ? Math.min(1, done / total) : 0);
}
