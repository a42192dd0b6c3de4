import { Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Dictionary_WordFragment } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { EmptyState } from "#lib/ui/EmptyState";
import { RetryAlert } from "#lib/ui/RetryAlert";
import classes from "./Dictionary.module.css";
import { find } from "./reading";
import type { Dictionary } from "./use-dictionary";
import { Word } from "./Word";

interface Props {
  dictionary: Dictionary;
  /** The one that is corrected in the form. */
  edited: string | null;
  onEdit(word: Dictionary_WordFragment): void;
  onOpen(audio: { entryId: string; revisionNumber: string }): void;
}

/** The words with their readings, newest first. */
export function WordList({ dictionary, edited, onEdit, onOpen }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const { words, error, refetch } = dictionary;
  if (error && !words) return <RetryAlert error={toAppError(error)} onRetry={refetch} />;
  if (!words) return <Skeleton height={120} />;
  if (words.length === 0) {
    return (
      <EmptyState drawing="dictionary" title={t(($) => $.dictionary.empty)}>
        {t(($) => $.dictionary.emptyHint)}
      </EmptyState>
    );
  }
  const found = find(words, search);
  return (
    <Stack gap="xs">
      <TextInput
        type="search"
        aria-label={t(($) => $.dictionary.search)}
        placeholder={t(($) => $.dictionary.search)}
        leftSection={<Search size={16} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Text size="xs" c="dimmed" role="status">
        {t(($) => $.dictionary.count, { count: found.length })}
      </Text>
      <ul className={classes.words} aria-label={t(($) => $.dictionary.title)}>
        {found.map((word) => (
          <Word
            key={word.id}
            dictionary={dictionary}
            word={word}
            edited={word.id === edited}
            onEdit={() => onEdit(word)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </Stack>
  );
}
