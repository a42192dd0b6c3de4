import { Alert, Button, Skeleton, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { useErrorText } from "#lib/use-error-text";
import classes from "./Records.module.css";

interface Connection {
  edges: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

interface Props {
  label: string;
  connection: Connection | undefined;
  error: unknown;
  onMore(after: string | null | undefined): void;
  /** One list item each. */
  children: ReactNode;
}

/** A list of administration with what may come instead of it: waiting, an error, nothing; and more of it. */
export function Records({ label, connection, error, onMore, children }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (!connection)
    return error ? <Alert color="red">{errorText(toAppError(error))}</Alert> : <Skeleton height={240} />;
  if (connection.edges.length === 0) return <Text c="dimmed">{t(($) => $.admin.none)}</Text>;
  const { hasNextPage, endCursor } = connection.pageInfo;
  return (
    <Stack align="center">
      <ul className={classes.records} aria-label={label}>
        {children}
      </ul>
      {hasNextPage && (
        <Button variant="default" onClick={() => onMore(endCursor)}>
          {t(($) => $.admin.more)}
        </Button>
      )}
    </Stack>
  );
}
