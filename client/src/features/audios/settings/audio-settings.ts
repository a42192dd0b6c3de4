import { ownKey } from "#lib/own-storage";
import { type Speaker, toSpeakersInput } from "./speakers/speakers";

/** Settings remembered on this device, with one voice per language. */
export interface AudioChoices {
  voices: Record<string, string>;
  speed: number;
  pitch: number;
  sentencePause: number;
  paragraphPause: number;
  loudness: number;
}

const defaultChoices: AudioChoices = {
  voices: {},
  speed: 1,
  pitch: 0,
  sentencePause: 400,
  paragraphPause: 800,
  loudness: -16,
};

export const toAudioInput = ({ voices: _, ...choices }: AudioChoices, voice: string | undefined) => ({
  ...choices,
  ...(voice && { voice }),
});

/** Where this device keeps them. */
export const choicesKept = () => ({ key: ownKey("audio-settings"), defaultValue: defaultChoices });

interface Offered {
  id: string;
  language: string;
}

/** The settings for a script, as they are sent: its speakers have voices of its language alone. */
export const toScriptAudioInput = (
  choices: AudioChoices,
  voice: Offered | null,
  speakers: readonly Speaker[],
  voices: readonly Offered[],
) => ({
  ...toAudioInput(choices, voice?.id),
  ...toSpeakersInput(
    speakers,
    voices.filter(({ language }) => language === voice?.language),
  ),
});
