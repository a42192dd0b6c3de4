import { Alert, List } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#lib/use-error-text";
import type { CreationResult } from "./create-entries";

interface Props {
  result: CreationResult;
  onClose(): void;
}

/** Result for each address. */
export function CreationReport({ result, onClose }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { created, existing, failures, success } = result;

  const title = success
    ? t(($) => $.entries.created, { count: created.length })
    : existing.length > 0 && failures.length === 0
      ? t(($) => $.entries.opened, { count: existing.length })
      : t(($) => $.entries.allFailed);
  return (
    <Alert
      color={failures.length > 0 ? "red" : "evergreen"}
      title={title}
      withCloseButton
      closeButtonLabel={t(($) => $.common.close)}
      onClose={onClose}
      role="status"
    >
      {success && existing.length > 0 && t(($) => $.entries.alreadyThere, { count: existing.length })}
      {failures.length > 0 && (
        <List size="sm" spacing={4}>
          {failures.map(({ url, error }) => (
            <List.Item key={url} style={{ overflowWrap: "anywhere" }}>
              {url}: {errorText(error)}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
