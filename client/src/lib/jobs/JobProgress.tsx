import { useMutation } from "@apollo/client/react";
import { Button, Progress, Text, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CancelQueueDocument, type Job_QueueFragment } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { EntryStatus } from "./EntryStatus";
import { entryStatus } from "./entry-status";
import classes from "./JobProgress.module.css";
import { toldPercent } from "./told-percent";

/** A job at work: its stage in words, n of m, and the way to stop it. */
export function JobProgress({ queue }: { queue: Job_QueueFragment }) {
  const { t } = useTranslation();
  const [cancel, { loading, error }] = useMutation(CancelQueueDocument, {
    variables: { entryId: queue.entryId, queueId: queue.id },
    onError: () => undefined,
  });
  const refused = error && toAppError(error);
  // When it ended a moment ago, there is nothing to stop: the watcher tells.
  const failure = refused?.refusal.reason === "ENDED" ? null : refused;
  const told = toldPercent(queue.progress);
  const what = t(($) => $.entries.job[queue.type]);
  return (
    <section className={classes.job} aria-label={what}>
      <div className={classes.head}>
        <div>
          <Text size="sm" className={classes.what}>
            {what}
          </Text>
          <Text size="xs" component="div">
            <EntryStatus {...entryStatus({ queues: [queue] })} />
          </Text>
          <VisuallyHidden role="status">
            {told > 0 && t(($) => $.entries.job.told, { percent: told })}
          </VisuallyHidden>
        </div>
        <Button variant="default" size="xs" loading={loading} onClick={() => void cancel()}>
          {t(($) => $.entries.job.cancel)}
        </Button>
      </div>
      <Progress value={Math.max(2, queue.progress * 100)} aria-label={what} />
      {failure ? (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          <ErrorText error={failure} />
        </Text>
      ) : (
        <Text size="xs" c="dimmed">
          {t(($) => $.entries.job.cancelHint)}
        </Text>
      )}
    </section>
  );
}
