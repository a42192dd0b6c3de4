import { ActionIcon, Text } from "@mantine/core";
import { ArrowDown, ArrowUp, Plus, RefreshCw, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { HearButton } from "#lib/ui/HearButton";
import type { Speaking } from "./narration";
import { ReadOtherwise } from "./ReadOtherwise";
import classes from "./SentenceTools.module.css";
import { SpeakOnce } from "./SpeakOnce";
import type { SentenceActions } from "./sentence-actions";

interface Props {
  text: string;
  language: "ja" | "en";
  speaking: Speaking | null;
  /** The audio speaks it as it stands here. */
  isSpoken: boolean;
  /** The audio says something else here, or nothing. */
  isStale: boolean;
  actions: SentenceActions;
}

/** Buttons for the sentence under the cursor. */
export function SentenceTools({ text, language, speaking, isSpoken, isStale, actions }: Props) {
  const { t } = useTranslation();
  const [error, setError] = useState<unknown>(null);
  const place = useRef<HTMLDivElement>(null);
  // On a phone they open below the sentence, where the foot of the screen may hide them.
  useEffect(() => {
    if (matchMedia("(pointer: coarse)").matches) place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const again = isStale ? speaking?.again : null;
  const tools = [
    ...(again
      ? [
          {
            label: t(($) => $.scripts.tools.again, { count: again.credits }),
            Icon: RefreshCw,
            act: again.order,
          },
        ]
      : []),
    { label: t(($) => $.scripts.tools.up), Icon: ArrowUp, act: () => actions.move(-1) },
    { label: t(($) => $.scripts.tools.down), Icon: ArrowDown, act: () => actions.move(1) },
    { label: t(($) => $.scripts.tools.add), Icon: Plus, act: actions.add },
    { label: t(($) => $.scripts.tools.remove), Icon: Trash2, act: actions.remove },
  ];
  return (
    <div ref={place} className={classes.tools} role="toolbar" aria-label={t(($) => $.scripts.tools.label)}>
      {speaking && (
        <HearButton
          label={t(($) => $.scripts.tools.hear)}
          sound={() => {
            setError(null);
            return speaking.hear(text);
          }}
          onFailed={setError}
        />
      )}
      <ReadOtherwise text={text} language={language} />
      {isSpoken && speaking && <SpeakOnce text={text} once={speaking.once} />}
      {tools.map(({ label, Icon, act }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={label}
          title={label}
          onClick={act}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      ))}
      {error !== null && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert" className={classes.unheard}>
          <ErrorText error={toAppError(error)} />
        </Text>
      )}
    </div>
  );
}
