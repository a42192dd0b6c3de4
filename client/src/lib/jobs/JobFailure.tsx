import { Alert } from "@mantine/core";
import { CircleAlert, CircleSlash } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Job_QueueFragment } from "#gql/graphql";
import { OrderErrorText } from "#lib/ui/OrderErrorText";
import { isCancelled, jobErrorOf } from "./job-error";

/** Why the last job has no result; one that was cancelled did not go wrong. */
export function JobFailure({ queue }: { queue: Job_QueueFragment }) {
  const { t } = useTranslation();
  const cancelled = isCancelled(queue);
  const Icon = cancelled ? CircleSlash : CircleAlert;
  return (
    <Alert
      color={cancelled ? "gray" : "red"}
      icon={<Icon size={18} />}
      title={t(($) => $.entries.job[cancelled ? "cancelled" : "failed"][queue.type])}
    >
      <OrderErrorText error={jobErrorOf(queue)} />
    </Alert>
  );
}
