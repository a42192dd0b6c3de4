import { useMutation } from "@apollo/client/react";
import { Alert, Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { AudioLines, BookA } from "lucide-react";
import { useTranslation } from "react-i18next";
import { GenerateAudioDocument, type GenerateAudioMutation } from "#gql/graphql";
import { emitEvent } from "#lib/events";
import { ownKey } from "#lib/own-storage";
import { QUOTE_DELAY } from "#lib/timing";
import { PriceButton } from "#lib/ui/PriceButton";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { useErrorText } from "#lib/use-error-text";
import { useSettled } from "#lib/use-settled";
import { useSpending } from "#lib/use-spending";
import { restContext, wakeContext } from "../live/audio-context";
import { markLatency } from "../live/latency-marks";
import { usePlayerSettings } from "../player/use-player-settings";
import { chooseVoice } from "../voices/choose-voice";
import { useVoices } from "../voices/use-voices";
import { VoiceField } from "../voices/VoiceField";
import { AudioSettingsFields } from "./AudioSettingsFields";
import { type AudioChoices, defaultChoices, toAudioInput } from "./audio-settings";
import { SpeakersField } from "./speakers/SpeakersField";
import { type Speaker, toSpeakersInput } from "./speakers/speakers";
import { useSpeakers } from "./speakers/use-speakers";
import { useAudioQuote } from "./use-audio-quote";

interface Props {
  entryId: string;
  revisionNumber: string;
  /** Version of the script: an edit changes the price. */
  scriptVersion: number;
  language: "ja" | "en";
  /** The script's text: names of speakers are looked for in it. */
  content: string;
  hasAudio: boolean;
  /** Speakers that the former audio was made with. */
  madeWith?: readonly Speaker[] | undefined;
  /** Numbers of the script that the page does not say. */
  untied?: number;
  /** Why no audio can be asked for now, such as one being made. */
  disabled: boolean;
  /** The script has changes that are not stored: the audio would speak the text before them. */
  unsaved?: boolean;
  /** `listen`: its sound shall begin as soon as there is some. */
  onQueued(queue: GenerateAudioMutation["generateAudio"], listen: boolean): void;
}

const none: readonly Speaker[] = [];

/** How the audio shall sound, and the button that makes it. The settings are remembered on this device. */
export function AudioSettingsForm(props: Props) {
  const {
    entryId,
    revisionNumber,
    scriptVersion,
    language,
    content,
    hasAudio,
    madeWith = none,
    untied = 0,
    disabled,
    unsaved = false,
    onQueued,
  } = props;
  const { t } = useTranslation();
  const blocked = disabled || unsaved;
  const errorText = useErrorText();
  const [choices, setChoices] = useLocalStorage<AudioChoices>({
    key: ownKey("audio-settings"),
    defaultValue: defaultChoices,
    getInitialValueInEffect: false,
  });
  const voices = useVoices();
  const voice = chooseVoice(voices, language, choices.voices);
  const [speakers, setSpeakers] = useSpeakers(entryId, madeWith);
  const fitting = voices.filter((offered) => offered.language === language);
  const settings = { ...toAudioInput(choices, voice?.id), ...toSpeakersInput(speakers, fitting) };
  const { settled, isSettled } = useSettled(settings, QUOTE_DELAY);
  // Not before the voice is known and the settings have settled: each quote is a row of its own.
  const { quote, quoteError, renew } = useAudioQuote(
    { entryId, revisionNumber, settings: settled },
    scriptVersion,
    blocked || !voice || !isSettled,
  );

  const [generate] = useMutation(GenerateAudioDocument);
  const key = JSON.stringify([entryId, revisionNumber, scriptVersion, settings]);
  const buy = async (idempotencyKey: string) => {
    const listens = player.settings.autoplay;
    markLatency("asked");
    if (listens) wakeContext();
    const variables = { entryId, revisionNumber, settings, quoteId: quote?.id, idempotencyKey };
    const { data } = await generate({ variables }).catch((error) => {
      restContext();
      throw error;
    });
    markLatency("ordered");
    if (data) onQueued(data.generateAudio, listens);
  };
  const order = { kind: "audio", key } as const;
  const { spend, busy, error, resumed } = useSpending(order, buy, { underway: disabled, onExpired: renew });
  const player = usePlayerSettings();
  const change = (part: Partial<AudioChoices>) => setChoices((before) => ({ ...before, ...part }));
  const changed = quote?.changedSentences ?? 0;
  const partly = hasAudio && quote?.sentences != null && changed < quote.sentences;

  return (
    <Stack gap="md">
      <VoiceField
        voices={voices}
        language={language}
        voice={voice}
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
        onChange={({ currentTarget }) => player.change({ autoplay: currentTarget.checked })}
      />
      {error && error.code !== "INSUFFICIENT_CREDITS" && <Alert color="red">{errorText(error)}</Alert>}
      {untied > 0 && (
        <Alert color="yellow" p="sm">
          {t(($) => $.audios.untied, { count: untied })}
        </Alert>
      )}
      {quoteError && <RetryAlert error={quoteError} onRetry={renew} />}
      <PriceButton
        fullWidth
        variant={partly && changed === 0 ? "default" : "filled"}
        leftSection={<AudioLines size={16} aria-hidden />}
        credits={quote?.credits ?? null}
        loading={busy}
        disabled={blocked || !voice}
        resumed={resumed}
        onClick={() => void spend()}
      >
        {hasAudio ? t(($) => $.audios.update) : t(($) => $.audios.generate)}
      </PriceButton>
      {unsaved && (
        <Text size="xs" c="dimmed" role="status">
          {t(($) => $.audios.unsaved)}
        </Text>
      )}
      {partly && (
        <Text size="xs" c="dimmed" role="status">
          {changed === 0
            ? t(($) => $.audios.unchanged)
            : t(($) => $.audios.changed, { changed, all: quote.sentences, count: quote.credits })}
        </Text>
      )}
    </Stack>
  );
}
