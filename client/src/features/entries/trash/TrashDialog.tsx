import { useMutation, useQuery } from "@apollo/client/react";
import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { Trash2, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyTrashDocument, RestoreEntryDocument, TrashDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { useFurther } from "#lib/apollo/use-further";
import { useLanguage } from "#lib/i18n/use-language";
import { MoreButton } from "#lib/ui/MoreButton";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { useOpened } from "#lib/ui/use-opened";
import { useErrorText } from "#lib/use-error-text";
import classes from "./TrashDialog.module.css";

interface Props {
  opened: boolean;
  onClose(): void;
}

const PAGE = 50;

/** Pages that were deleted in the last 30 days, and the way back. */
export function TrashDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={useOpened(opened)}
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
  const errorText = useErrorText();
  const list = useRef<HTMLDivElement>(null);
  const [isSure, setSure] = useState(false);
  const { data, error, refetch, fetchMore } = useQuery(TrashDocument, {
    variables: { first: PAGE },
    fetchPolicy: "cache-and-network",
  });
  const further = useFurther(data?.entries.pageInfo, fetchMore);
  const after = { refetchQueries: ["Entries", "Trash"], awaitRefetchQueries: true };
  const [restore, restoring] = useMutation(RestoreEntryDocument, { ...after, onError: () => undefined });
  const [empty, emptying] = useMutation(EmptyTrashDocument, { ...after, onError: () => undefined });
  const failure = restoring.error ?? emptying.error;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });

  if (!data) return error ? <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} /> : null;
  const entries = data.entries.edges.map(({ node }) => node);
  return (
    <Stack gap="md" ref={list} tabIndex={-1} className={classes.content}>
      <Text size="sm" c="dimmed">
        {entries.length > 0 ? t(($) => $.entries.trash.lead) : t(($) => $.entries.trash.none)}
      </Text>
      {failure && <Alert color="red">{errorText(toAppError(failure))}</Alert>}
      {entries.length > 0 && (
        <ul className={classes.list}>
          {entries.map(({ id, title, url, site, language: of, deletedAt }) => (
            <li key={id} className={classes.entry}>
              <div className={classes.what}>
                <span className={classes.title} lang={of ?? undefined}>
                  {title ?? url}
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
                aria-label={t(($) => $.entries.trash.restoreNamed, { title: title ?? url })}
                disabled={restoring.loading}
                onClick={async () => {
                  await restore({ variables: { id } });
                  list.current?.focus();
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
          {isSure && (
            <Button variant="default" onClick={() => setSure(false)}>
              {t(($) => $.entries.trash.keep)}
            </Button>
          )}
          <Button
            color="red"
            variant={isSure ? "filled" : "light"}
            leftSection={<Trash2 size={16} aria-hidden />}
            loading={emptying.loading}
            onClick={async () => {
              if (!isSure) return setSure(true);
              await empty();
              setSure(false);
              list.current?.focus();
            }}
          >
            {isSure
              ? t(($) => $.entries.trash.sure, { count: data.entries.totalCount })
              : t(($) => $.entries.trash.empty)}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
