import { useApolloClient } from "@apollo/client/react";
import { useCallback, useRef, useState } from "react";
import { AudioLinksDocument, type AudioLinksQuery, type Player_AudioFragment } from "#gql/graphql";
import { LINK_TRUSTED } from "#lib/timing";

/**
 * The links to an audio's files, and a function that asks for new ones before somebody uses them: the page may have
 * been open for hours. New links stay out of the cache, where the player would find them and load its file again
 * while it plays. Until they come, the old ones stay.
 */
export function useDownloadLinks(audio: Player_AudioFragment) {
  const client = useApolloClient();
  const { id } = audio;
  const [renewed, setRenewed] = useState<AudioLinksQuery["audio"] | null>(null);
  const asked = useRef({ id: "", at: 0 });
  const renew = useCallback(() => {
    if (asked.current.id === id && Date.now() - asked.current.at < LINK_TRUSTED) return;
    const mine = { id, at: Date.now() };
    asked.current = mine;
    client
      .query({ query: AudioLinksDocument, variables: { id }, fetchPolicy: "no-cache" })
      .then(({ data }) => data && setRenewed(data.audio))
      // The next opening asks again.
      .catch(() => {
        if (asked.current === mine) asked.current = { id: "", at: 0 };
      });
  }, [client, id]);
  return { links: renewed?.id === id ? renewed : audio, renew };
}
