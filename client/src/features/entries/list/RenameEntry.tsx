import { useApolloClient, useMutation } from "@apollo/client/react";
import { ActionIcon, Button, Group, TextInput } from "@mantine/core";
import { Pencil } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { RenameEntryDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { resortEntries } from "./resort-entries";

interface Props {
  entry: { id: string; title?: string | null; url: string };
}

const LONGEST = 300;

/** A pencil that becomes the field for another title. */
export function RenameEntry({ entry }: Props) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const pencil = useRef<HTMLButtonElement>(null);
  const [title, setTitle] = useState<string | null>(null);
  const [rename, { loading, error }] = useMutation(RenameEntryDocument, { onError: () => undefined });
  const close = () => {
    setTitle(null);
    // The field is gone by then, and the focus would be lost.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = title?.trim();
    if (!wanted) return;
    const { data } = await rename({ variables: { id: entry.id, title: wanted } });
    if (!data) return;
    close();
    void resortEntries(client);
  };

  if (title === null)
    return (
      <ActionIcon
        ref={pencil}
        variant="subtle"
        color="gray"
        aria-label={t(($) => $.entries.rename.button)}
        onClick={() => setTitle(entry.title ?? entry.url)}
      >
        <Pencil size={16} />
      </ActionIcon>
    );
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Group gap="xs" align="flex-start" mb={4}>
        <TextInput
          flex="1 1 18rem"
          data-autofocus
          autoFocus
          maxLength={LONGEST}
          aria-label={t(($) => $.entries.rename.label)}
          value={title}
          error={error && <ErrorText error={toAppError(error)} />}
          onChange={(event) => setTitle(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Escape" && close()}
        />
        <Button type="submit" variant="light" loading={loading} disabled={!title.trim()}>
          {t(($) => $.entries.rename.save)}
        </Button>
        <Button variant="default" onClick={close}>
          {t(($) => $.entries.rename.cancel)}
        </Button>
      </Group>
    </form>
  );
}
