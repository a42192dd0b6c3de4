import { Skeleton, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { toAppError } from "#lib/apollo/app-error";
import { useFurther } from "#lib/apollo/use-further";
import { MoreButton } from "#lib/ui/MoreButton";
import { RetryAlert } from "#lib/ui/RetryAlert";
import classes from "./Records.module.css";

interface Connection {
  edges: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

interface Props {
  label: string;
  connection: Connection | undefined;
  /** Where the connection comes from. */
  query: {
    error?: unknown;
    refetch(): Promise<unknown>;
    fetchMore(page: { variables: { after: string } }): Promise<unknown>;
  };
  /** Stands there instead of an empty list, and is read out. */
  none: ReactNode;
  /** One list item each. */
  children: ReactNode;
}

/** A list of administration with what may come instead of it: waiting, an error, nothing; and more of it. */
export function Records({ label, connection, query, none, children }: Props) {
  const { error, refetch, fetchMore } = query;
  const further = useFurther(connection?.pageInfo, fetchMore);
  const isEmpty = connection?.edges.length === 0;
  return (
    <div>
      {!connection &&
        (error ? (
          <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={240} />
        ))}
      {/* Stands there before its words do: only then are they read out. */}
      <div role="status">{isEmpty && none}</div>
      {connection && !isEmpty && (
        <Stack align="center">
          <ul className={classes.records} aria-label={label}>
            {children}
          </ul>
          <MoreButton further={further} />
        </Stack>
      )}
    </div>
  );
}
