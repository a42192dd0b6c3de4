import { ActionIcon, Button, Text, Tooltip } from "@mantine/core";
import { Redo2, Rows3, TextCursorInput, Undo2 } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { clock } from "#lib/clock";
import { countWords } from "#lib/count-words";
import { countCharacters, estimateSeconds, type MeasuredText } from "./estimate";
import { MarksHelp } from "./MarksHelp";
import { ReadingButton } from "./ReadingButton";
import { roomBelowTools } from "./room-below-tools";
import { SaveState } from "./SaveState";
import classes from "./ScriptEditor.module.css";
import type { useScriptDraft } from "./use-script-draft";

interface Props {
  editor: ReturnType<typeof useScriptDraft>;
  language: "ja" | "en";
  saved: MeasuredText;
  /** Where words are selected. */
  script: RefObject<HTMLElement | null>;
  asText: boolean;
  onAsText(asText: boolean): void;
}

/** How long the script is, whether it is saved, and the steps back and forth. */
export function ScriptToolbar({ editor, language, saved, script, asText, onAsText }: Props) {
  const { t } = useTranslation();
  const { draft, status, save, undo, redo } = editor;
  const { content } = draft;
  const tools = [
    { label: t(($) => $.scripts.undo), Icon: Undo2, act: undo },
    { label: t(($) => $.scripts.redo), Icon: Redo2, act: redo },
  ];
  return (
    <div ref={roomBelowTools} className={classes.toolbar}>
      <Text size="xs" c="dimmed" component="span">
        {language === "en"
          ? t(($) => $.scripts.words, { count: countWords(content) })
          : t(($) => $.scripts.characters, { count: countCharacters(content) })}{" "}
        · {t(($) => $.scripts.about, { time: clock(estimateSeconds(draft.content, saved)) })} ·{" "}
        <SaveState status={status} save={save} />
      </Text>
      <div className={classes.tools}>
        {tools.map(({ label, Icon, act }) => (
          <Tooltip key={label} label={label}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={label}
              disabled={!act}
              onClick={() => act?.()}
            >
              <Icon size={16} />
            </ActionIcon>
          </Tooltip>
        ))}
        <MarksHelp />
        <ReadingButton script={script} language={language} />
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={asText ? <Rows3 size={16} aria-hidden /> : <TextCursorInput size={16} aria-hidden />}
          onClick={() => onAsText(!asText)}
        >
          {asText ? t(($) => $.scripts.asSentences) : t(($) => $.scripts.asText)}
        </Button>
      </div>
    </div>
  );
}
