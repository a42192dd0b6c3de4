import { useApolloClient, useQuery } from "@apollo/client/react";
import { useDebouncedCallback } from "@mantine/hooks";
import { useRef, useState } from "react";
import { PlayerSettingsDocument } from "#gql/graphql";
import { PLAYER_SETTINGS_DELAY } from "#lib/timing";
import { type PlayerSettings, readPlayerSettings } from "../preferences/player-settings";
import { savePlayerSettings } from "../preferences/save-player-settings";

/** Speed, volume and the like: at once on the screen, a moment later in the account. */
export function usePlayerSettings() {
  const client = useApolloClient();
  const { data, error } = useQuery(PlayerSettingsDocument);
  // Changes that are not stored yet; after a failure they are sent with the next change.
  const [unsaved, setUnsaved] = useState<Partial<PlayerSettings>>({});
  const latest = useRef(unsaved);
  const keep = (changes: Partial<PlayerSettings>) => {
    latest.current = changes;
    setUnsaved(changes);
  };
  const store = useDebouncedCallback(
    () => {
      const saved = latest.current;
      savePlayerSettings(client, saved).then(
        () => keep(differing(latest.current, saved)),
        () => undefined,
      );
    },
    { delay: PLAYER_SETTINGS_DELAY, flushOnUnmount: true },
  );
  const change = (part: Partial<PlayerSettings>) => {
    keep({ ...latest.current, ...part });
    store();
  };
  const stored = readPlayerSettings(data?.viewer.playerSettings);
  // An account that may have turned it off is not surprised by sound.
  const cautious = data ? stored : { ...stored, autoplay: false };
  return {
    settings: { ...cautious, ...unsaved },
    /** The account was asked, even if it did not answer. */
    isKnown: data !== undefined || error !== undefined,
    change,
  };
}

/** Changes made while the last ones were being stored. */
function differing(changes: Partial<PlayerSettings>, saved: Partial<PlayerSettings>) {
  const names = Object.keys(changes) as (keyof PlayerSettings)[];
  return Object.fromEntries(
    names.filter((name) => changes[name] !== saved[name]).map((name) => [name, changes[name]]),
  ) as Partial<PlayerSettings>;
}
