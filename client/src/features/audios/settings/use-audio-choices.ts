import { useKeptChoice } from "#lib/use-kept-choice";
import { chooseVoice } from "../voices/choose-voice";
import { useVoicePreferences } from "../voices/use-voice-preferences";
import { useVoices } from "../voices/use-voices";
import { type AudioChoices, choicesKept } from "./audio-settings";

/** The settings of sound as this device remembers them, and the voice that they mean in a language. */
export function useAudioChoices(language: "ja" | "en") {
  const { key, defaultValue } = choicesKept();
  const [choices, setChoices] = useKeptChoice<AudioChoices>(key, defaultValue);
  const voices = useVoices();
  const { preferences } = useVoicePreferences();
  const voiceIn = (spoken: string) =>
    chooseVoice(voices, spoken, { ...preferences.defaults, ...choices.voices });
  const change = (part: Partial<AudioChoices>) => setChoices((before) => ({ ...before, ...part }));
  return { choices, change, voices, voice: voiceIn(language), voiceIn };
}
