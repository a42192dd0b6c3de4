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
  const short = met && met.word.length > 12 ? `${met.word.slice(0, 12)}…` : met?.word;
  return (
    <Button
      variant={met ? "light" : "subtle"}
      color={met ? undefined : "gray"}
      size="compact-sm"
      leftSection={<BookA size={16} aria-hidden />}
      // The selection stays what it is.
      onMouseDown={(event) => event.preventDefault()}
      aria-haspopup="dialog"
      onClick={() => emitEvent("dictionaryWanted", { ...met, language })}
    >
      {short ? t(($) => $.dictionary.wordReading, { word: short }) : t(($) => $.dictionary.anyReading)}
    </Button>
  );
}
