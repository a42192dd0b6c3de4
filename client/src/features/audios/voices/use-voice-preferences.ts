import { useApolloClient, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { PlayerSettingsDocument } from "#gql/graphql";
import { savePlayerSettings } from "../preferences/save-player-settings";
import { readVoicePreferences, type VoicePreferences } from "../preferences/voice-preferences";

/** The account's favourites and defaults, on every device the same. */
export function useVoicePreferences() {
  const client = useApolloClient();
  const { data } = useQuery(PlayerSettingsDocument);
  const stored = data?.viewer.playerSettings;
  const preferences = useMemo(() => readVoicePreferences(stored), [stored]);
  const save = (voices: VoicePreferences) =>
    void savePlayerSettings(client, { voices }).catch(() => undefined);
  return { preferences, save };
}
