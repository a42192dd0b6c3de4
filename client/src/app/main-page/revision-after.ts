import type { Transition } from "#lib/jobs/queue-board";
import { newestRevision, selectRevision } from "./select-revision";

interface Listed {
  number: string;
  isLive: boolean;
}

/**
 * Chooses the revision to show after a job of the open entry: a new script is selected, a new audio keeps the
 * selection.
 */
export function revisionAfter(
  { queue, outcome }: Pick<Transition, "outcome"> & { queue: { type: string } },
  revisions: readonly Listed[],
  chosen: string | null,
): string | null {
  const isNewScript = queue.type === "generate_script" && outcome === "completed";
  return isNewScript ? newestRevision(revisions) : selectRevision(revisions, chosen);
}
