import { useAudioOrder } from "#features/audios/settings/use-audio-order";
import { useUnsavedScripts } from "#features/scripts/editor/unsaved-scripts";
import { type FragmentType, unmask } from "#gql/fragment-masking";
import {
  type EntryList_EntryFragment,
  type Job_QueueFragment,
  Job_QueueFragmentDoc,
  RevisionPicker_RevisionFragmentDoc,
} from "#gql/graphql";
import { isActiveJob } from "#lib/job-state";
import { isCancelled } from "#lib/jobs/job-error";
import type { Workspace } from "../use-workspace";
import { nextAction } from "./next-action";
import { stagesOf } from "./stages";
import { useBothOrder } from "./use-both-order";

interface Needs {
  workspace: Workspace;
  entry: EntryList_EntryFragment;
  isReading: boolean;
  onQueued(queue: Job_QueueFragment, listen: boolean): void;
}

/** Where the open entry stands, what comes next, and the orders that it may need. */
export function usePath({ workspace, entry, isReading, onQueued }: Needs) {
  const { queues, number, script, audio, language, masked, madeWith } = workspace;
  const unsaved = useUnsavedScripts();
  const revisions = unmask(RevisionPicker_RevisionFragmentDoc, masked?.revisions ?? []);
  const stages = stagesOf({
    isReading,
    isRead: entry.analyzedAt !== null,
    isRefused: entry.analysisError !== null && number === null,
    hasScript: number !== null,
    audio: audio && (audio.isOutdated ? "outdated" : "current"),
    isLive: revisions.some((revision) => revision.number === number && revision.isLive),
    // A job that its owner stopped did not fail.
    queues: queues.filter((queue) => !isCancelled(queue)),
  });
  const next = nextAction(stages);
  const queued = (queue: FragmentType<typeof Job_QueueFragmentDoc>, listen: boolean) =>
    onQueued(unmask(Job_QueueFragmentDoc, queue), listen);
  const both = useBothOrder({
    entryId: entry.id,
    language: entry.language ?? language,
    isNext: next === "both",
    onQueued: queued,
  });
  const sound = useAudioOrder({
    entryId: entry.id,
    revisionNumber: script ? number : null,
    scriptVersion: script?.version ?? 0,
    language,
    madeWith,
    hasAudio: audio !== null,
    disabled: queues.some((queue) => isActiveJob(queue) && queue.type === "generate_audio"),
    unsaved: script !== null && unsaved.has(script.id),
    onQueued: queued,
  });
  return { stages, next, both, sound };
}
export type Path = ReturnType<typeof usePath>;
