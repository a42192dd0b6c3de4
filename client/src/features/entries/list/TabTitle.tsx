import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Job_QueueFragment } from "#gql/graphql";
import { isActiveJob } from "#lib/job-state";
import { entryStatus } from "#lib/jobs/entry-status";

type Job = Pick<Job_QueueFragment, "status" | "progress" | "type" | "stage" | "done" | "total" | "createdAt">;

interface Props {
  /** The open entry's title, if one is open. */
  title: string | null;
  queues: readonly Job[];
}

/** Progress that can be seen from another tab: a single job's stage and n of m, of several their share. */
function progressLabel(queues: readonly Job[], stageOf: (job: Job) => string): string | null {
  const [job, ...others] = queues.filter(isActiveJob);
  if (!job) return null;
  if (others.length === 0) return job.total > 1 ? `${job.done}/${job.total} ${stageOf(job)}` : stageOf(job);
  const progress = [job, ...others].reduce((sum, queue) => sum + queue.progress, 0) / (others.length + 1);
  return `${Math.floor(progress * 100)}%`;
}

/** Renders nothing. */
export function TabTitle({ title, queues }: Props) {
  const { t } = useTranslation();
  const progress = progressLabel(queues, (job) =>
    t(($) => $.entries.status[entryStatus({ queues: [job] }).word]),
  );
  const parts = [progress, title ? `${title} – Yomikoe` : "Yomikoe"];
  const text = parts.filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
