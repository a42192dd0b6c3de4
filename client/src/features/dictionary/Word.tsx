import { ActionIcon, Alert, Badge, Button, Group } from "@mantine/core";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Dictionary_WordFragment } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { HearButton } from "#lib/ui/HearButton";
import classes from "./Dictionary.module.css";
import { Impact } from "./Impact";
import type { Dictionary } from "./use-dictionary";

interface Props {
  dictionary: Dictionary;
  word: Dictionary_WordFragment;
  edited: boolean;
  onEdit(): void;
  onOpen(audio: { entryId: string; revisionNumber: string }): void;
}

/** One word: heard, corrected, or removed once it is seen what that changes. */
export function Word({ dictionary, word: { id, language, word, reading }, edited, onEdit, onOpen }: Props) {
  const { t } = useTranslation();
  const [removing, setRemoving] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const remove = async () => {
    setBusy(true);
    await dictionary.remove(id).catch((refused) => {
      setError(refused);
      setBusy(false);
    });
  };
  return (
    <li className={classes.word} data-edited={edited || undefined}>
      <div className={classes.pair} data-words lang={language}>
        <span className={classes.written}>{word}</span>
        <span className={classes.read}>{reading}</span>
      </div>
      <Badge variant="light" color="gray" size="sm" tt="none">
        {t(($) => $.language[language])}
      </Badge>
      <Group gap={0} wrap="nowrap">
        <HearButton
          label={t(($) => $.dictionary.hearNamed, { word })}
          sound={() => dictionary.hear({ language, word, reading }, null)}
          onFailed={setError}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t(($) => $.dictionary.editNamed, { word })}
          onClick={onEdit}
        >
          <Pencil size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t(($) => $.dictionary.removeNamed, { word })}
          aria-expanded={removing}
          onClick={() => setRemoving(!removing)}
        >
          <Trash2 size={16} />
        </ActionIcon>
      </Group>
      {(removing || error !== null) && (
        <div className={classes.below}>
          {error !== null && (
            <Alert color="red">
              <ErrorText error={toAppError(error)} />
            </Alert>
          )}
          {removing && (
            <>
              <Impact change={{ language, word, reading: null }} onOpen={onOpen} />
              <Group gap="xs">
                <Button size="xs" color="red" loading={busy} onClick={() => void remove()}>
                  {t(($) => $.dictionary.remove)}
                </Button>
                <Button size="xs" variant="subtle" color="gray" onClick={() => setRemoving(false)}>
                  {t(($) => $.common.cancel)}
                </Button>
              </Group>
            </>
          )}
        </div>
      )}
    </li>
  );
}
