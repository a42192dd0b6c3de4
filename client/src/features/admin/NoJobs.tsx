import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { QueueStatus } from "#gql/graphql";
import { EmptyState } from "#lib/ui/EmptyState";

export type JobFilter = QueueStatus | "all";

interface Props {
  filter: JobFilter;
  /** Address of the user whose jobs are wanted; null for everybody's. */
  email: string | null;
  /** Shows jobs of every state; none where they are shown. */
  onAll: (() => void) | undefined;
}

/** Says which jobs there are none of, and which ones stand there. */
export function NoJobs({ filter, email, onAll }: Props) {
  const { t } = useTranslation();
  const isOfOne = filter === "all" && email !== null;
  return (
    <EmptyState
      drawing="jobs"
      title={t(($) => $.admin.jobs.none[filter])}
      action={
        onAll && (
          <Button variant="default" size="xs" onClick={onAll}>
            {t(($) => $.admin.jobs.none.showAll)}
          </Button>
        )
      }
    >
      {isOfOne ? t(($) => $.admin.jobs.none.hintOf, { email }) : t(($) => $.admin.jobs.none.hint[filter])}
    </EmptyState>
  );
}
