import { useMutation, useQuery } from "@apollo/client/react";
import { Alert, Badge, Button, CloseButton, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { RefreshCw } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  AdminJobsDocument,
  type AdminJobsQuery,
  AdminRetryJobDocument,
  type QueueStatus,
} from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { jobErrorOf } from "#lib/jobs/job-error";
import { pageName } from "#lib/page-name";
import { ErrorText } from "#lib/ui/ErrorText";
import { type JobFilter, NoJobs } from "./NoJobs";
import { Record } from "./Record";
import { Records } from "./Records";
import { useMoment } from "./use-moment";

interface Props {
  /** User whose jobs are listed; all users without it. */
  user: { id: string; email: string } | null;
  onEverybody(): void;
}

const filters = ["all", "queued", "running", "failed", "completed"] as const satisfies JobFilter[];
const colors: { [status in QueueStatus]: string } = {
  queued: "gray",
  running: "evergreen",
  failed: "red",
  completed: "gray",
};

/** Lists waiting, running and failed jobs. */
export function JobsTab({ user, onEverybody }: Props) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<JobFilter>("all");
  const states = useRef<HTMLDivElement>(null);
  const { data, ...query } = useQuery(AdminJobsDocument, {
    variables: { status: filter === "all" ? null : filter, userId: user?.id ?? null },
    fetchPolicy: "cache-and-network",
  });
  const [retry, { error: refused }] = useMutation(AdminRetryJobDocument, {
    onCompleted: () => void query.refetch(),
    onError: () => {},
  });
  /** For a button that goes by its own press, and would take the focus with it. */
  const focusState = (value: JobFilter) =>
    states.current?.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.focus();
  const showAll = () => {
    setFilter("all");
    focusState("all");
  };
  const showEverybody = () => {
    onEverybody();
    focusState(filter);
  };

  return (
    <Stack>
      <Group justify="space-between">
        <SegmentedControl
          ref={states}
          style={{ flexWrap: "wrap" }}
          aria-label={t(($) => $.admin.jobs.filter)}
          value={filter}
          onChange={(value) => setFilter(value as JobFilter)}
          data={filters.map((value) => ({ value, label: t(($) => $.admin.jobs.status[value]) }))}
        />
        <Button
          variant="default"
          leftSection={<RefreshCw size={16} aria-hidden />}
          onClick={() => void query.refetch()}
        >
          {t(($) => $.admin.jobs.refresh)}
        </Button>
      </Group>
      {user && (
        <Group gap={4}>
          <Text size="sm">{t(($) => $.admin.jobs.of, { email: user.email })}</Text>
          <CloseButton size="sm" aria-label={t(($) => $.admin.jobs.everybody)} onClick={showEverybody} />
        </Group>
      )}
      {refused && (
        <Alert color="red">
          <ErrorText error={toAppError(refused)} />
        </Alert>
      )}
      <Records
        label={t(($) => $.admin.tabs.jobs)}
        connection={data?.adminJobs}
        query={query}
        none={
          <NoJobs
            filter={filter}
            email={user?.email ?? null}
            onAll={filter === "all" ? undefined : showAll}
          />
        }
      >
        {data?.adminJobs.edges.map(({ node }) => (
          <Job key={node.id} {...node} onRetry={() => void retry({ variables: { queueId: node.id } })} />
        ))}
      </Records>
    </Stack>
  );
}

type JobProps = AdminJobsQuery["adminJobs"]["edges"][number]["node"] & { onRetry(): void };

function Job({ type, status, stage, done, total, createdAt, onRetry, ...job }: JobProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const title = pageName(job);
  // The owner cancelled it: it did not fail, and must not be retried.
  const { failure } = job;
  const cancelled = failure?.reason === "CANCELLED";
  const mark = (
    <Badge color={cancelled ? "gray" : colors[status]} variant="light" tt="none">
      {cancelled ? t(($) => $.entries.status.cancelled) : t(($) => $.admin.jobs.status[status])}
    </Badge>
  );
  const again = status === "failed" && !cancelled && (
    <Button
      variant="default"
      size="xs"
      aria-label={t(($) => $.admin.jobs.retryNamed, { title })}
      onClick={onRetry}
    >
      {t(($) => $.admin.jobs.retry)}
    </Button>
  );
  return (
    <Record title={title} marks={mark} actions={again}>
      <span>{t(($) => $.admin.jobs.type[type])}</span>
      {stage && total > 0 && status === "running" && <span>{`${done} / ${total}`}</span>}
      <span>{job.email}</span>
      <span>{moment(createdAt)}</span>
      {failure && (
        <span>
          <ErrorText error={jobErrorOf({ failure })} />
        </span>
      )}
      {/* For whoever looks it up. */}
      {failure && !cancelled && <code>{failure.reason ?? failure.code}</code>}
    </Record>
  );
}
