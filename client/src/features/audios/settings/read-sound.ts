import type { ApolloClient } from "@apollo/client";
import { readLocalStorageValue } from "@mantine/hooks";
import { type AudioSettingsInput, PlayerSettingsDocument, VoicesDocument } from "#gql/graphql";
import { readVoicePreferences } from "../preferences/voice-preferences";
import { chooseVoice } from "../voices/choose-voice";
import { choicesKept, toScriptAudioInput } from "./audio-settings";
import type { Speaker } from "./speakers/speakers";

/** Settings of the sound in a language. */
export type Sound = (language: string, speakers?: readonly Speaker[]) => AudioSettingsInput;

/** How audio shall sound, once the voices are known and the ones that the account prefers. */
export async function readSound(client: ApolloClient): Promise<Sound> {
  const [offered, stored] = await Promise.all([
    client.query({ query: VoicesDocument }),
    client.query({ query: PlayerSettingsDocument }),
  ]);
  const voices = offered.data?.voices ?? [];
  const { defaults } = readVoicePreferences(stored.data?.viewer.playerSettings);
  const choices = readLocalStorageValue(choicesKept());
  const preferred = { ...defaults, ...choices.voices };
  return (language, speakers = []) =>
    toScriptAudioInput(choices, chooseVoice(voices, language, preferred), speakers, voices);
}
