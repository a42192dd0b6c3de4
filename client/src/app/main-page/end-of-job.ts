import type { Job_QueueFragment } from "#gql/graphql";
import { isActiveJob } from "#lib/job-state";
import type { QueueTransition } from "#lib/jobs/use-queue-board";

interface Scene {
  /** The page that is open. */
  openId: string | null;
  /** The window is in the background, or its script stands behind another pane. */
  hidden: boolean;
  /** Job whose sound was to be heard as soon as there is some. */
  awaitedJob: string | null;
  queues: readonly Job_QueueFragment[];
}

/** `listen` plays what was awaited, `speak` is for screen readers alone: everybody else sees it happen. */
export type Telling = "message" | "listen" | "speak" | "nothing";

/** How the end of a job is told. A message is silent about the page that is open. */
export function tellingOf({ queue, outcome }: QueueTransition, scene: Scene): Telling {
  const isAudio = queue.type === "generate_audio";
  // It was made before the screen had its version: what was to be heard is heard from the file.
  if (isAudio && outcome === "completed" && scene.awaitedJob === queue.id) return "listen";
  const isOpen = queue.entryId === scene.openId && !scene.hidden;
  // Why the audio of an order was held back is said nowhere else.
  if (!isOpen || queue.audioHeldBack) return "message";
  if (outcome === "completed") return "speak";
  // The page shows why its last job failed, and that is an alert by itself.
  return scene.queues.some((other) => hides(other, queue)) ? "message" : "nothing";
}

/** Another job of the page stands where its failure would be shown. */
const hides = (other: Job_QueueFragment, failed: Job_QueueFragment) =>
  other.id !== failed.id &&
  other.entryId === failed.entryId &&
  (isActiveJob(other) || other.createdAt > failed.createdAt);
