import { Button, Checkbox, Group, Stack } from "@mantine/core";
import { BookA } from "lucide-react";
import { useTranslation } from "react-i18next";
import { emitEvent } from "#lib/events";
import { VoiceField } from "../voices/VoiceField";
import { AudioOrderButton, AudioOrderNote } from "./AudioOrderButton";
import { AudioSettingsFields } from "./AudioSettingsFields";
import { firstSentence } from "./first-sentence";
import { SpeakersField } from "./speakers/SpeakersField";
import type { AudioOrder } from "./use-audio-order";

interface Props {
  order: AudioOrder;
  /** The script's text: names of speakers are looked for in it. */
  content: string;
  /** The button stands elsewhere: it is the next thing to do. */
  isNext?: boolean;
}

/** How the audio shall sound. The settings are remembered on this device. */
export function AudioSettingsForm({ order, content, isNext = false }: Props) {
  const { t } = useTranslation();
  const { language, choices, change, voices, voice, fitting, speakers, setSpeakers, player } = order;
  const { hear, settings } = order;
  const first = firstSentence(content);
  return (
    <Stack gap="md">
      <VoiceField
        voices={voices}
        language={language}
        voice={voice}
        sampleOf={first ? (id) => hear(first, { ...settings, voice: id }) : undefined}
        onChange={(id) => change({ voices: { ...choices.voices, [language]: id } })}
      />
      <SpeakersField
        script={content}
        voices={fitting}
        voice={voice?.id}
        speakers={speakers}
        onChange={setSpeakers}
      />
      <AudioSettingsFields choices={choices} onChange={change} />
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<BookA size={16} aria-hidden />}
          onClick={() => emitEvent("dictionaryWanted", { language })}
        >
          {t(($) => $.dictionary.title)}
        </Button>
      </Group>
      <Checkbox
        label={t(($) => $.audios.live.atOnce)}
        checked={player.settings.autoplay}
        // It keeps its place, and shows no tick that may not be the account's.
        style={{ visibility: player.isKnown ? undefined : "hidden" }}
        onChange={({ currentTarget }) => player.change({ autoplay: currentTarget.checked })}
      />
      {!isNext && (
        <Stack gap="xs">
          <AudioOrderButton order={order} />
          <AudioOrderNote order={order} />
        </Stack>
      )}
    </Stack>
  );
}
