import { useApolloClient } from "@apollo/client/react";
import { useCallback, useRef, useState } from "react";
import { AudioLinksDocument, type AudioLinksQuery, type Player_AudioFragment } from "#gql/graphql";
import { LINK_TRUSTED } from "#lib/timing";

/**
 * The links to an audio's files, and what asks for new ones before somebody uses them: how old those are
 * that the page was opened with, nobody knows. New ones stay out of the cache: the player, which renews its
 * own, would begin to load its file again in the midst of playing. Those at hand stand until they come.
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
