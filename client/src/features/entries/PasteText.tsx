import { useMutation } from "@apollo/client/react";
import { Alert, Button, Group, Stack, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitTextDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { useErrorText } from "#lib/use-error-text";

interface Props {
  entryId: string;
  onDone(): void;
}

/** For pages that cannot be read: the words themselves do as well. */
export function PasteText({ entryId, onDone }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [title, setTitle] = useState("");
  const [text, setText] = useState("");
  const [submit, { loading, error }] = useMutation(SubmitTextDocument, {
    onCompleted: onDone,
    onError: () => undefined,
  });

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void submit({ variables: { entryId, text, title: title.trim() || null } });
  };
  return (
    <form onSubmit={send}>
      <Stack gap="sm">
        <TextInput
          label={t(($) => $.entries.paste.title)}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          label={t(($) => $.entries.paste.text)}
          description={t(($) => $.entries.paste.hint)}
          autosize
          minRows={6}
          maxRows={18}
          required
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {error && <Alert color="red">{errorText(toAppError(error))}</Alert>}
        <Group>
          <Button type="submit" loading={loading} disabled={!text.trim()}>
            {t(($) => $.entries.paste.submit)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
