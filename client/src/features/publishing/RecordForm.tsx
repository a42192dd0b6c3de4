import { Alert, Button, Group, Stack } from "@mantine/core";
import type { FormEventHandler, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";

interface Props {
  /** Label of the button that saves. */
  action: string;
  /** The results of the mutations that save. */
  results: readonly { loading: boolean; error?: Error | undefined }[];
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/** A form for a site or a feed: its fields, the reason of a refusal, and its buttons. */
export function RecordForm({ action, results, onSubmit, onCancel, children }: Props) {
  const { t } = useTranslation();
  const error = results.find((result) => result.error)?.error;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        {children}
        {error && (
          <Alert color="red">
            <ErrorText error={toAppError(error)} />
          </Alert>
        )}
        <Group gap="xs">
          <Button type="submit" loading={results.some(({ loading }) => loading)}>
            {action}
          </Button>
          {onCancel && (
            <Button variant="subtle" color="gray" onClick={onCancel}>
              {t(($) => $.common.cancel)}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
