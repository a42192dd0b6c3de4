import { Modal, Stack, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/i18n/use-language";
import { Impact } from "./Impact";
import { useDictionary } from "./use-dictionary";
import { type WordDraft, WordForm } from "./WordForm";
import { WordList } from "./WordList";

interface Props {
  /** A word that was met, and where. */
  met: { word?: string; language?: "ja" | "en"; sentence?: string };
  onOpen(audio: { entryId: string; revisionNumber: string }): void;
  onClose(): void;
}

/** The account's readings: how words are spoken in all its audios. */
export function DictionaryDialog({ met, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const narrow = useMediaQuery("(max-width: 48em)");
  const own = useLanguage();
  const dictionary = useDictionary();
  const [corrected, setCorrected] = useState<WordDraft | null>(null);
  const [turn, setTurn] = useState(0);
  const { language = own, word = "", sentence = null } = turn === 0 ? met : { language: met.language };
  const known = dictionary.words?.find((one) => one.word === word && one.language === language);
  // A word that is known already is corrected, not added a second time.
  const first: WordDraft = corrected ?? {
    id: known?.id ?? null,
    language,
    word,
    reading: known?.reading ?? "",
    sentence,
  };
  const done = () => {
    setCorrected(null);
    setTurn(turn + 1);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="44rem"
      fullScreen={narrow}
      title={t(($) => $.dictionary.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Stack gap="lg">
        <Text size="sm" c="dimmed" data-phrases>
          {t(($) => $.dictionary.lead)}
        </Text>
        <WordForm
          key={`${first.id} ${turn}`}
          dictionary={dictionary}
          first={first}
          onOpen={onOpen}
          onDone={done}
        />
        <Impact key={turn} change={null} onOpen={onOpen} />
        <section>
          <Title order={3} size="h4" mb="xs">
            {t(($) => $.dictionary.words)}
          </Title>
          <WordList
            dictionary={dictionary}
            edited={first.id}
            onEdit={(chosen) => setCorrected({ ...chosen, sentence: null })}
            onOpen={onOpen}
          />
        </section>
      </Stack>
    </Modal>
  );
}
