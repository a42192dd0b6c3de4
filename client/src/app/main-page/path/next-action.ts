import type { StageName, StageState } from "./stages";

export type NextAction = "both" | "audio" | "live" | "making";

/**
 * The one thing to do next, as a button. A page that was not read, or cannot be, has its ways on where the text
 * will stand. What failed is done again.
 */
export function nextAction(stages: Record<StageName, StageState>): NextAction | null {
  if (Object.values(stages).includes("current")) return stages.read === "current" ? null : "making";
  if (stages.read !== "done") return null;
  if (stages.script !== "done") return "both";
  if (stages.audio !== "done") return "audio";
  return stages.live === "done" ? null : "live";
}
