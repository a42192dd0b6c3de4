import { useMutation, useQuery } from "@apollo/client/react";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { PlayerSettingsDocument, SetPlayerSettingsDocument } from "#gql/graphql";
import { type PlayerSettings, readPlayerSettings } from "./player-settings";

const SAVE_DELAY = 800;

/** Speed, volume and the like: at once on the screen, a moment later in the account. */
export function usePlayerSettings() {
  const { data } = useQuery(PlayerSettingsDocument);
  const [changed, setChanged] = useState<Partial<PlayerSettings>>({});
  const [save] = useMutation(SetPlayerSettingsDocument, { onError: () => undefined });
  const settings = { ...readPlayerSettings(data?.viewer.playerSettings), ...changed };

  const store = useDebouncedCallback(
    (next: PlayerSettings) => void save({ variables: { settings: { ...next } } }),
    { delay: SAVE_DELAY, flushOnUnmount: true },
  );
  const change = (part: Partial<PlayerSettings>) => {
    setChanged((before) => ({ ...before, ...part }));
    store({ ...settings, ...part });
  };
  return { settings, change };
}
