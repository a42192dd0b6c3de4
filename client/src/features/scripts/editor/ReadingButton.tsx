import { Button } from "@mantine/core";
import { BookA } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { emitEvent } from "#lib/events";
import { useSelectedWord } from "./use-selected-word";

interface Props {
  script: RefObject<HTMLElement | null>;
  language: "ja" | "en";
}

/** The way to the reading of the word that is selected in the script, or of any. */
export function ReadingButton({ script, language }: Props) {
  const { t } = useTranslation();
  const met = useSelectedWord(script);
  const name = met ? t(($) => $.dictionary.wordReading, { word: met.word }) : undefined;
  return (
    <Button
      variant={met ? "light" : "subtle"}
      color={met ? undefined : "gray"}
      size="compact-sm"
      leftSection={<BookA size={16} aria-hidden />}
      // The selection stays what it is.
      onMouseDown={(event) => event.preventDefault()}
      // The visible label stays as wide as it is: a wider one would wrap, and move the text while it is marked.
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      onClick={() => emitEvent("dictionaryWanted", { ...met, language })}
    >
      {t(($) => $.dictionary.anyReading)}
    </Button>
  );
}
