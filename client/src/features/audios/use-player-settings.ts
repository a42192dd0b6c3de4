import { useMutation, useQuery } from "@apollo/client/react";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { PlayerSettingsDocument, SetPlayerSettingsDocument } from "#gql/graphql";
import { PLAYER_SETTINGS_DELAY } from "#lib/timing";
import { type PlayerSettings, readPlayerSettings } from "./player-settings";

/** Speed, volume and the like: at once on the screen, a moment later in the account. */
export function usePlayerSettings() {
  const { data } = useQuery(PlayerSettingsDocument);
  const [changed, setChanged] = useState<Partial<PlayerSettings>>({});
  const [save] = useMutation(SetPlayerSettingsDocument, { onError: () => undefined });
  const stored = data?.viewer.playerSettings;
  const settings = { ...readPlayerSettings(stored), ...changed };

  // What is not stored yet. Nothing is until the account's settings were read: they are replaced as a whole.
  const pending = useRef<Partial<PlayerSettings>>({});
  const isRead = useRef(false);
  isRead.current = stored !== undefined;
  const latest = useRef(settings);
  latest.current = settings;
  const store = useDebouncedCallback(
    () => {
      if (!isRead.current || Object.keys(pending.current).length === 0) return;
      const next = { ...latest.current, ...pending.current };
      pending.current = {};
      void save({ variables: { settings: next } });
    },
    { delay: PLAYER_SETTINGS_DELAY, flushOnUnmount: true },
  );
  useEffect(() => {
    if (stored) store();
  }, [stored, store]);
  const change = (part: Partial<PlayerSettings>) => {
    setChanged((before) => ({ ...before, ...part }));
    pending.current = { ...pending.current, ...part };
    store();
  };
  return { settings, change };
}
