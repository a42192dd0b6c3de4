import { useMutation } from "@apollo/client/react";
import { Alert, Button, Group, Stack, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitTextDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { dropPastedDraft, type PastedDraft, storedPastedDraft, storePastedDraft } from "./pasted-draft";

interface Props {
  entryId: string;
  onDone(): void;
}

/** For pages that cannot be read: the words themselves do as well. Kept until they are submitted. */
export function PasteText({ entryId, onDone }: Props) {
  const { t } = useTranslation();
  const [pasted, setPasted] = useState<PastedDraft>(
    () => storedPastedDraft(entryId) ?? { title: "", text: "" },
  );
  const [submit, { loading, error }] = useMutation(SubmitTextDocument, {
    onCompleted() {
      dropPastedDraft(entryId);
      onDone();
    },
    onError: () => undefined,
  });

  const { title, text } = pasted;
  const change = (part: Partial<PastedDraft>) => {
    const changed = { ...pasted, ...part };
    setPasted(changed);
    storePastedDraft(entryId, changed);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void submit({ variables: { entryId, text, title: title.trim() || null } });
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t(($) => $.entries.paste.title)}
          value={title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <Textarea
          label={t(($) => $.entries.paste.text)}
          description={t(($) => $.entries.paste.hint)}
          autosize
          minRows={6}
          maxRows={18}
          required
          withAsterisk={false}
          value={text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        {error && (
          <Alert color="red">
            <ErrorText error={toAppError(error)} />
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={loading} disabled={!text.trim()}>
            {t(($) => $.entries.paste.submit)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
