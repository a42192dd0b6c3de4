import type { ApolloClient } from "@apollo/client";
import { PlayerSettingsDocument, SetPlayerSettingsDocument } from "#gql/graphql";
import type { PlayerSettings } from "./player-settings";

/** Two places of a page may store something at once; each is to find what the other has stored. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = (work: () => Promise<unknown>) => {
  last = last.then(work, work);
  return last;
};

/**
 * Stores what was changed. The account's settings are replaced as a whole, so they are read anew for it:
 * another tab or device may have changed the rest since.
 */
export function savePlayerSettings(client: ApolloClient, changed: Partial<PlayerSettings>) {
  // A player that is mounted meanwhile begins with it.
  client.cache.updateQuery({ query: PlayerSettingsDocument }, (known) => {
    return (
      known && { viewer: { ...known.viewer, playerSettings: { ...known.viewer.playerSettings, ...changed } } }
    );
  });
  return inTurn(async () => {
    const { data } = await client.query({ query: PlayerSettingsDocument, fetchPolicy: "no-cache" });
    const settings = { ...data?.viewer.playerSettings, ...changed };
    await client.mutate({ mutation: SetPlayerSettingsDocument, variables: { settings } });
  });
}
