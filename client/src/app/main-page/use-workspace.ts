import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { useReadingEntries } from "#features/entries/list/reading-entries";
import { unmask } from "#gql/fragment-masking";
import {
  AudioSettingsForm_AudioFragmentDoc,
  EntryList_EntryFragmentDoc,
  Job_QueueFragmentDoc,
  Player_AudioFragmentDoc,
  RevisionPicker_RevisionFragmentDoc,
  ScriptEditor_ScriptFragmentDoc,
  WorkspaceDocument,
  WorkspaceRevisionDocument,
} from "#gql/graphql";
import { DEFAULT_LANGUAGE } from "#lib/i18n/language";
import { READING_POLL } from "#lib/timing";
import { selectRevision } from "./select-revision";
import type { Selection } from "./use-selection";

/** Everything about the open entry, and the script and audio of the revision that is shown. */
export function useWorkspace({ entryId, revision }: Selection) {
  const reading = useReadingEntries();
  const { data, error, refetch, startPolling, stopPolling } = useQuery(WorkspaceDocument, {
    variables: { id: entryId ?? "" },
    skip: entryId === null,
    fetchPolicy: "cache-and-network",
  });
  const masked = data?.entry ?? null;
  const entry = unmask(EntryList_EntryFragmentDoc, masked);
  // Another window reads the page, or this one did before it was loaded anew: nobody tells of the end.
  const isReadElsewhere = entry?.analysisState === "reading" && !reading.has(entry.id);
  useEffect(() => {
    if (!isReadElsewhere) return;
    startPolling(READING_POLL);
    return stopPolling;
  }, [isReadElsewhere, startPolling, stopPolling]);
  const number = selectRevision(
    unmask(RevisionPicker_RevisionFragmentDoc, masked?.revisions ?? []),
    revision,
  );

  const shown = useQuery(WorkspaceRevisionDocument, {
    variables: { id: entryId ?? "", number: number ?? "" },
    skip: entryId === null || number === null,
    fetchPolicy: "cache-and-network",
  });
  const detail = shown.data?.entry.revision;
  const script = unmask(ScriptEditor_ScriptFragmentDoc, detail?.script) ?? null;
  return {
    masked,
    entry,
    error,
    refetch: () => void refetch(),
    /** Why the revision that is to be shown cannot be. */
    unreadRevision: shown.error,
    revisionAgain: () => void shown.refetch(),
    queues: unmask(Job_QueueFragmentDoc, entry?.queues ?? []),
    number,
    script,
    /** Language of the script. */
    language: script?.settings.language ?? entry?.language ?? DEFAULT_LANGUAGE,
    audio: unmask(Player_AudioFragmentDoc, detail?.audio) ?? null,
    /** Speakers that the audio was made with. */
    madeWith: unmask(AudioSettingsForm_AudioFragmentDoc, detail?.audio)?.settings.speakers,
    /** After a change that moves what other parts show: the live mark, or whether the audio is outdated. */
    reload: () => Promise.all([refetch(), shown.refetch()]).catch(() => undefined),
  };
}
export type Workspace = ReturnType<typeof useWorkspace>;
