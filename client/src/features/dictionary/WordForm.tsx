import { Alert, Button, Group, NativeSelect, Text, TextInput } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { languages } from "#lib/i18n/language";
import { ErrorText } from "#lib/ui/ErrorText";
import { FieldError } from "#lib/ui/FieldError";
import { HearButton } from "#lib/ui/HearButton";
import { LimitedButton } from "#lib/ui/LimitedButton";
import { LimitNote } from "#lib/ui/LimitNote";
import { useSettled } from "#lib/use-settled";
import { useFull } from "#lib/viewer/use-full";
import { useInputLimits } from "#lib/viewer/use-input-limits";
import classes from "./Dictionary.module.css";
import { Impact } from "./Impact";
import { isWhole, problemOf, type Reading, tidied } from "./reading";
import type { Dictionary } from "./use-dictionary";

export interface WordDraft extends Reading {
  /** The word that is corrected; null for a new one. */
  id: string | null;
  /** Where the word was met, to hear it in. */
  sentence: string | null;
}

interface Props {
  dictionary: Dictionary;
  first: WordDraft;
  onOpen(audio: { entryId: string; revisionNumber: string }): void;
  /** Saved, or given up. */
  onDone(): void;
}

const IMPACT_DELAY = 500;

/** A word and its reading: heard, and with what it would change, before it is saved. */
export function WordForm({ dictionary, first, onOpen, onDone }: Props) {
  const { t } = useTranslation();
  const limits = useInputLimits();
  const anyFull = useFull("dictionaryWords", dictionary.words?.length);
  const full = first.id === null ? anyFull : null;
  const noteId = useId();
  const [draft, setDraft] = useState<Reading>(first);
  const [error, setError] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  const input = tidied(draft);
  const problem = problemOf(input);
  const whole = isWhole(input);
  const { settled, isSettled } = useSettled(whole ? input : null, IMPACT_DELAY);
  const sentence = first.sentence?.includes(draft.word) ? first.sentence : null;

  const change = (part: Partial<Reading>) => {
    setError(null);
    setDraft((before) => ({ ...before, ...part }));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!whole || saving) return;
    setSaving(true);
    try {
      await dictionary.save(input, first.id);
      onDone();
    } catch (refused) {
      setError(refused);
      setSaving(false);
    }
  };
  return (
    <form onSubmit={save} noValidate className={classes.form}>
      <LimitNote id={noteId} full={full} />
      <div className={classes.fields}>
        <TextInput
          label={t(($) => $.dictionary.word)}
          required
          withAsterisk={false}
          data-autofocus={first.word === "" || undefined}
          maxLength={limits?.word}
          lang={draft.language}
          value={draft.word}
          error={problem === "word" && <FieldError>{t(($) => $.dictionary.problem.word)}</FieldError>}
          onChange={({ currentTarget }) => change({ word: currentTarget.value })}
        />
        <TextInput
          label={t(($) => $.dictionary.reading)}
          required
          withAsterisk={false}
          data-autofocus={first.word !== "" || undefined}
          maxLength={limits?.reading}
          lang={draft.language}
          placeholder={
            draft.language === "ja" ? t(($) => $.dictionary.example.ja) : t(($) => $.dictionary.example.en)
          }
          value={draft.reading}
          error={
            (problem === "kana" || problem === "plain") && (
              <FieldError>{t(($) => $.dictionary.problem[problem])}</FieldError>
            )
          }
          onChange={({ currentTarget }) => change({ reading: currentTarget.value })}
        />
        <NativeSelect
          label={t(($) => $.language.label)}
          value={draft.language}
          onChange={({ currentTarget }) => change({ language: currentTarget.value as Reading["language"] })}
          data={languages.map((value) => ({ value, label: t(($) => $.language[value]) }))}
        />
      </div>
      {draft.language === "ja" && (
        <Text size="xs" c="dimmed">
          {t(($) => $.dictionary.accent)}
        </Text>
      )}
      {sentence && (
        <Text size="sm" c="dimmed" lang={draft.language}>
          {sentence}
        </Text>
      )}
      {error !== null && (
        <Alert color="red">
          <ErrorText error={toAppError(error)} />
        </Alert>
      )}
      {settled && isSettled && <Impact change={settled} onOpen={onOpen} />}
      <Group gap="xs">
        <LimitedButton full={full} noteId={noteId} type="submit" loading={saving} disabled={!whole}>
          {first.id === null ? t(($) => $.dictionary.add) : t(($) => $.common.save)}
        </LimitedButton>
        <HearButton
          label={t(($) => $.dictionary.hear)}
          disabled={!whole}
          sound={() => dictionary.hear(input, null)}
          onFailed={setError}
        >
          {t(($) => $.dictionary.hear)}
        </HearButton>
        {sentence && (
          <HearButton
            label={t(($) => $.dictionary.hearSentence)}
            disabled={!whole}
            sound={() => dictionary.hear(input, sentence)}
            onFailed={setError}
          >
            {t(($) => $.dictionary.hearSentence)}
          </HearButton>
        )}
        {first.id !== null && (
          <Button variant="subtle" color="gray" onClick={onDone}>
            {t(($) => $.common.cancel)}
          </Button>
        )}
      </Group>
    </form>
  );
}
