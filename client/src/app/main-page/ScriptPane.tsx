import { useApolloClient } from "@apollo/client/react";
import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadingEntries } from "#features/entries/list/reading-entries";
import { AnalysisProblem } from "#features/entries/page/AnalysisProblem";
import { analyzeEntry } from "#features/entries/page/analyze-entry";
import { ShareButton } from "#features/publishing/ShareButton";
import { ChangesNotice } from "#features/scripts/changes/ChangesNotice";
import type { Narration, Speaking } from "#features/scripts/editor/narration";
import { RevisionPicker } from "#features/scripts/revisions/RevisionPicker";
import { toAppError } from "#lib/apollo/app-error";
import { isActiveJob } from "#lib/job-state";
import { entryStatus } from "#lib/jobs/entry-status";
import { JobFailure } from "#lib/jobs/JobFailure";
import { JobProgress } from "#lib/jobs/JobProgress";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { EntryHeading } from "./EntryHeading";
import classes from "./Panes.module.css";
import type { Workspace } from "./use-workspace";

/** Sent for as soon as an entry is opened: the list needs nothing of them. */
const PageCard = lazyScreen(() => import("#features/entries/page/PageCard"), "PageCard");
const ScriptEditor = lazyScreen(() => import("#features/scripts/editor/ScriptEditor"), "ScriptEditor");

interface Props {
  workspace: Workspace;
  narration: Narration | null;
  speaking?: Speaking;
  /** The button that marks the version as the one in use stands on the path. */
  isLiveNext?: boolean;
  /** Where one stands, and what comes next. */
  path?: ReactNode;
  onRevision(number: string): void;
  onReload(): void;
  onError(error: unknown): void;
  onSettings(): void;
}

/** The centre: the open entry with what is going on, its revisions and the script. */
export function ScriptPane(props: Props) {
  const { workspace, narration, path, isLiveNext, onRevision, onReload, onError, onSettings } = props;
  const { t } = useTranslation();
  const client = useApolloClient();
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const reading = useReadingEntries();
  const { entry, masked, number, script, queues, error, unreadRevision, language } = workspace;

  useEffect(() => {
    void PageCard.preload();
    void ScriptEditor.preload();
  }, []);

  if (!entry || !masked) {
    return error ? <RetryAlert error={toAppError(error)} onRetry={workspace.refetch} /> : <ScriptSkeleton />;
  }
  const isReading = reading.has(entry.id) || entry.analysisState === "reading";
  const status = entryStatus({ ...entry, queues }, isReading);
  const active = queues.filter(isActiveJob);
  const read = () => void analyzeEntry(client, entry.id).catch(onError);

  return (
    // Unfinished input of one entry, such as a name or pasted text, must not appear in the next.
    <Fragment key={entry.id}>
      <EntryHeading entry={entry} />
      {path}
      <Stack gap="lg">
        {active.map((queue) => (
          <JobProgress key={queue.id} queue={queue} />
        ))}
        {status.job && !isActiveJob(status.job) && <JobFailure queue={status.job} />}
        <div ref={setAbove} className={classes.question} />
        {number !== null && (
          <RevisionPicker
            entryId={entry.id}
            revisions={masked.revisions}
            selected={number}
            language={language}
            isLiveNext={isLiveNext}
            hear={props.speaking?.hear}
            onSelect={onRevision}
            onLive={onReload}
            onError={onError}
            actions={
              <ShareButton entryId={entry.id} isShared={entry.share?.enabled ?? false} onLive={onReload} />
            }
          />
        )}
        {number !== null && script && (
          <ChangesNotice
            key={`${script.id} ${script.version} ${entry.analyzedAt}`}
            entryId={entry.id}
            number={number}
            language={language}
            onRenewed={(made) => {
              onReload();
              onRevision(made);
            }}
          />
        )}
        {script ? (
          <LazyPart fallback={<ScriptSkeleton />}>
            <ScriptEditor
              key={script.id}
              entryId={entry.id}
              script={script}
              language={language}
              narration={narration}
              speaking={props.speaking ?? null}
              above={above}
              onSaved={onReload}
            />
          </LazyPart>
        ) : unreadRevision ? (
          <RetryAlert error={toAppError(unreadRevision)} onRetry={workspace.revisionAgain} />
        ) : number !== null ? (
          <ScriptSkeleton />
        ) : isReading ? (
          <div role="status">
            <Text size="sm" c="dimmed" mb="md">
              {t(($) => $.main.readingPage)}
            </Text>
            <ScriptSkeleton />
          </div>
        ) : entry.analysisError ? (
          <AnalysisProblem entry={entry} onRetry={read} />
        ) : entry.analyzedAt ? (
          active.length === 0 && (
            <LazyPart fallback={<ScriptSkeleton />}>
              <PageCard entry={masked} onSettings={onSettings} />
            </LazyPart>
          )
        ) : (
          active.length === 0 && (
            <div>
              <Text size="sm" mb="sm">
                {t(($) => $.main.notRead)}
              </Text>
              <Button onClick={read}>{t(($) => $.main.readNow)}</Button>
            </div>
          )
        )}
      </Stack>
    </Fragment>
  );
}

const ScriptSkeleton = () => (
  <Stack gap="sm" aria-hidden>
    {[100, 94, 97, 60].map((width) => (
      <Skeleton key={width} height={14} width={`${width}%`} radius="xl" />
    ))}
  </Stack>
);
