import { Alert } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { EntryStatus_QueueFragment } from "#gql/graphql";
import { fromCode } from "#lib/errors";
import { useErrorText } from "#lib/use-error-text";

/** What went wrong with the last job; the text of the error says that it cost nothing. */
export function JobFailure({ queue }: { queue: EntryStatus_QueueFragment }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Alert color="red" icon={<CircleAlert size={18} />} title={t(($) => $.entries.job.failed[queue.type])}>
      {errorText(
        fromCode({ code: queue.errorCode ?? "SERVER_ERROR", message: queue.errorMessage ?? undefined }),
      )}
    </Alert>
  );
}
