import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  EmptyTrashDocument,
  EntriesDocument,
  EntrySitesDocument,
  RestoreEntryDocument,
  TrashDocument,
} from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { refetchShown } from "#lib/apollo/refetch-shown";
import { useFurther } from "#lib/apollo/use-further";
import { useLanguage } from "#lib/i18n/use-language";
import { pageName } from "#lib/page-name";
import { periods } from "#lib/periods";
import { ConfirmButton } from "#lib/ui/ConfirmButton";
import { EmptyState } from "#lib/ui/EmptyState";
import { ErrorText } from "#lib/ui/ErrorText";
import { MoreButton } from "#lib/ui/MoreButton";
import { RetryAlert } from "#lib/ui/RetryAlert";
import classes from "./TrashDialog.module.css";

const PAGE = 50;

/** Pages that can still be taken back after their deletion, and the way back. */
export function TrashDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(($) => $.entries.trash.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Content />
    </Modal>
  );
}

function Content() {
  const { t } = useTranslation();
  const language = useLanguage();
  const client = useApolloClient();
  const list = useRef<HTMLDivElement>(null);
  /** Until the row is gone, a second click would restore what is restored already. */
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch, fetchMore } = useQuery(TrashDocument, {
    variables: { first: PAGE },
    fetchPolicy: "cache-and-network",
  });
  const further = useFurther(data?.entries.pageInfo, fetchMore);
  const quiet = { onError: () => undefined };
  const [restore, restoring] = useMutation(RestoreEntryDocument, quiet);
  const [empty, emptying] = useMutation(EmptyTrashDocument, quiet);
  const settle = async () => {
    await refetchShown(client, EntriesDocument, EntrySitesDocument, TrashDocument);
    list.current?.focus();
  };
  const failure = restoring.error ?? emptying.error;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });

  if (!data) return error ? <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} /> : null;
  const entries = data.entries.edges.map(({ node }) => node);
  return (
    <Stack gap="md" ref={list} tabIndex={-1} className={classes.content}>
      {entries.length > 0 ? (
        <Text size="sm" c="dimmed">
          {t(($) => $.entries.trash.lead, { days: periods.trashDays })}
        </Text>
      ) : (
        <EmptyState drawing="trash" title={t(($) => $.entries.trash.none)}>
          {t(($) => $.entries.trash.noneHint, { days: periods.trashDays })}
        </EmptyState>
      )}
      {failure && (
        <Alert color="red">
          <ErrorText error={toAppError(failure)} />
        </Alert>
      )}
      {entries.length > 0 && (
        <ul className={classes.list}>
          {entries.map(({ id, title, url, site, language: of, deletedAt }) => (
            <li key={id} className={classes.entry}>
              <div className={classes.what}>
                <span className={classes.title} data-words data-phrases lang={of ?? undefined}>
                  {pageName({ title, url })}
                </span>
                <Text size="xs" c="dimmed" component="span">
                  {[
                    site,
                    deletedAt && t(($) => $.entries.trash.since, { date: day.format(new Date(deletedAt)) }),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </Text>
              </div>
              <Button
                size="xs"
                variant="default"
                leftSection={<Undo2 size={14} aria-hidden />}
                aria-label={t(($) => $.entries.trash.restoreNamed, { title: pageName({ title, url }) })}
                disabled={isBusy}
                onClick={async () => {
                  setBusy(true);
                  await restore({ variables: { id } });
                  await settle();
                  setBusy(false);
                }}
              >
                {t(($) => $.entries.trash.restore)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <MoreButton further={further} />
      {entries.length > 0 && (
        <Group justify="flex-end">
          <ConfirmButton
            danger
            label={t(($) => $.entries.trash.empty)}
            sure={t(($) => $.entries.trash.sure, { count: data.entries.totalCount })}
            loading={emptying.loading}
            onConfirm={async () => {
              await empty();
              await settle();
            }}
          />
        </Group>
      )}
    </Stack>
  );
}
