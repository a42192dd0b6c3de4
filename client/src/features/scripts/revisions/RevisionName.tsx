import { useMutation } from "@apollo/client/react";
import { Button, Group, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { RenameRevisionDocument } from "#gql/graphql";
import { isComposing } from "#lib/typing";
import { useInputLimits } from "#lib/viewer/use-input-limits";

interface Props {
  entryId: string;
  revision: { number: string; name?: string | null };
  onDone(): void;
  onError(error: unknown): void;
}

/** Gives a revision a name of its own; an empty one takes it away. */
export function RevisionName({ entryId, revision, onDone, onError }: Props) {
  const { t } = useTranslation();
  const limits = useInputLimits();
  const [name, setName] = useState(revision.name ?? "");
  const [rename, { loading }] = useMutation(RenameRevisionDocument, { onCompleted: onDone, onError });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void rename({ variables: { entryId, number: revision.number, name: name.trim() || null } });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group gap="xs">
        <TextInput
          size="sm"
          autoFocus
          maxLength={limits?.revisionName}
          aria-label={t(($) => $.scripts.revision.name)}
          placeholder={t(($) => $.scripts.revision.numbered, { number: Number(revision.number) })}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Escape" && !isComposing(event.nativeEvent) && onDone()}
        />
        <Button size="xs" type="submit" variant="light" loading={loading}>
          {t(($) => $.common.save)}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {t(($) => $.common.cancel)}
        </Button>
      </Group>
    </form>
  );
}
