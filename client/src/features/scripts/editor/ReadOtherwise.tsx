import { ActionIcon, Menu } from "@mantine/core";
import { BookA } from "lucide-react";
import { useTranslation } from "react-i18next";
import { emitEvent } from "#lib/events";
import { useInputLimits } from "#lib/viewer/use-input-limits";
import { selectedWord } from "./selected-word";
import { wordsToRead } from "./sentence-words";

/** More would fill a phone. */
const MOST_WORDS = 12;

/** The words of a sentence, each a way to its reading in the dictionary. */
export function ReadOtherwise({ text, language }: { text: string; language: "ja" | "en" }) {
  const { t } = useTranslation();
  const limits = useInputLimits();
  if (!limits) return null;
  const words = wordsToRead(text, language, limits.word).slice(0, MOST_WORDS);
  const label = t(($) => $.scripts.tools.reading);
  const open = (word: string) =>
    emitEvent("dictionaryWanted", { ...(selectedWord(word, text, limits) ?? {}), language });
  return (
    <Menu shadow="md" position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label}>
          <BookA size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{label}</Menu.Label>
        {words.map((word) => (
          <Menu.Item key={word} data-words lang={language} onClick={() => open(word)}>
            {word}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => open("")}>{t(($) => $.scripts.tools.otherWord)}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
