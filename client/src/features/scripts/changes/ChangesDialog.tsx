import { useMutation } from "@apollo/client/react";
import { Alert, Button, Group, Modal, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { type ChangesQuery, RenewRevisionDocument, RevisionPicker_RevisionFragmentDoc } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { ChangedSentence } from "./ChangedSentence";
import { FactChanges } from "./FactChanges";
import { TextChanges } from "./TextChanges";

interface Props {
  entryId: string;
  changes: NonNullable<ChangesQuery["entry"]["changes"]>;
  language: string;
  onClose(): void;
  onRenewed(number: string): void;
}

/**
 * Shows the changes of the page and their effect on the script, and offers a revision with the new values.
 */
export function ChangesDialog({ entryId, changes, language, onClose, onRenewed }: Props) {
  const { t } = useTranslation();
  const { facts, texts, sentences } = changes;
  const left = sentences.filter(({ after }) => !after).length;
  const [renew, { loading, error }] = useMutation(RenewRevisionDocument, {
    variables: { entryId, number: changes.revisionNumber, changesId: changes.id },
    onCompleted: ({ renewRevision }) =>
      onRenewed(unmask(RevisionPicker_RevisionFragmentDoc, renewRevision).number),
    onError: () => undefined,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="48rem"
      title={t(($) => $.scripts.changes.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Stack gap="lg">
        {facts.length > 0 && <FactChanges facts={facts} />}
        <section>
          <Title order={3} size="h5" mb="xs">
            {t(($) => $.scripts.changes.sentences)}
          </Title>
          {sentences.length === 0 && <Text size="sm">{t(($) => $.scripts.changes.untouched)}</Text>}
          {sentences.map((sentence) => (
            <ChangedSentence key={sentence.index} sentence={sentence} language={language} />
          ))}
        </section>
        {texts.length > 0 && <TextChanges texts={texts} language={language} />}
        {sentences.length > 0 && (
          <Stack gap="xs">
            <Text size="sm" c="dimmed">
              {t(($) => $.scripts.changes.hint)}
            </Text>
            {left > 0 && <Text size="sm">{t(($) => $.scripts.changes.left, { count: left })}</Text>}
            {error && (
              <Alert color="red">
                <ErrorText error={toAppError(error)} />
              </Alert>
            )}
            <Group>
              <Button loading={loading} onClick={() => void renew()}>
                {t(($) => $.scripts.changes.renew)}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t(($) => $.common.close)}
              </Button>
            </Group>
          </Stack>
        )}
      </Stack>
    </Modal>
  );
}
