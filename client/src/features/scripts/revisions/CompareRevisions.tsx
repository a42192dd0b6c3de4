import { useQuery } from "@apollo/client/react";
import { Alert, Modal, NativeSelect, Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ComparedScriptDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { useErrorText } from "#lib/use-error-text";
import classes from "./CompareRevisions.module.css";
import { DiffPieces } from "./DiffPieces";
import { compareScripts, type Part } from "./diff";

interface Props {
  entryId: string;
  /** Newest first, two at least. */
  revisions: readonly { number: string; label: string }[];
  selected: string;
  language: string;
  onClose(): void;
}

/** Two revisions side by side, with what differs marked word by word. */
export function CompareRevisions({ entryId, revisions, selected, language, onClose }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const other =
    revisions.find(({ number }) => number < selected) ?? revisions.find(({ number }) => number !== selected);
  const [left, setLeft] = useState(other?.number ?? selected);
  const [right, setRight] = useState(selected);
  const before = useSentences(entryId, left);
  const after = useSentences(entryId, right);
  const error = before.error ?? after.error;
  const rows = before.texts && after.texts && compareScripts(before.texts, after.texts, language);
  const differ = rows?.some(({ left: one, right: two }) => hasChange(one) || hasChange(two));
  const sides = [
    { label: t(($) => $.scripts.compare.left), value: left, choose: setLeft },
    { label: t(($) => $.scripts.compare.right), value: right, choose: setRight },
  ];

  return (
    <Modal
      opened
      onClose={onClose}
      size="72rem"
      title={t(($) => $.scripts.compare.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <div className={classes.heads}>
        {sides.map(({ label, value, choose }) => (
          <NativeSelect
            key={label}
            aria-label={label}
            value={value}
            onChange={(event) => choose(event.currentTarget.value)}
            data={revisions.map(({ number, label: name }) => ({ value: number, label: name }))}
          />
        ))}
      </div>
      {error && <Alert color="red">{errorText(toAppError(error))}</Alert>}
      {!rows && !error && <Skeleton height={200} />}
      {rows && (
        <Text size="sm" c="dimmed" role="status" my="xs">
          {differ ? t(($) => $.scripts.compare.differ) : t(($) => $.scripts.compare.same)}
        </Text>
      )}
      <div className={classes.rows} lang={language}>
        {rows?.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <div key={index} className={classes.row}>
            <p className={classes.side}>
              <DiffPieces parts={row.left ?? []} mark="del" />
            </p>
            <p className={classes.side}>
              <DiffPieces parts={row.right ?? []} mark="ins" />
            </p>
          </div>
        ))}
      </div>
    </Modal>
  );
}

const hasChange = (parts: Part[] | null) => parts?.some(({ changed }) => changed) ?? false;

function useSentences(id: string, number: string) {
  const { data, error } = useQuery(ComparedScriptDocument, {
    variables: { id, number },
    // Another tab may have rewritten it.
    fetchPolicy: "cache-and-network",
  });
  const revision = data?.entry.revision;
  return { error, texts: revision ? (revision.script?.sentences ?? []).map(({ text }) => text) : undefined };
}
