import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import type { Playback } from "#features/audios/playback/playback";
import { unmask } from "#gql/fragment-masking";
import { Player_AudioFragmentDoc, WorkspaceRevisionDocument } from "#gql/graphql";

interface Needs {
  playback: Pick<Playback, "play">;
  /** The audio on the screen. */
  shown: string | undefined;
  open(entryId: string, revision: string | null): void;
}

/**
 * "Play" of a message: opens the revision that was spoken, and starts its audio once the screen has it.
 * An audio that was there before is the one that the new one replaces.
 */
export function useListen({ playback, shown, open }: Needs) {
  const client = useApolloClient();
  const [wanted, setWanted] = useState<{ entryId: string; audioId: string } | null>(null);

  useEffect(() => {
    if (wanted === null || wanted.audioId !== shown) return;
    playback.play(wanted.entryId);
    setWanted(null);
  }, [wanted, shown, playback]);

  return useCallback(
    async (entryId: string, number: string | null) => {
      open(entryId, number);
      if (number === null) return;
      const { data } = await client
        .query({
          query: WorkspaceRevisionDocument,
          variables: { id: entryId, number },
          fetchPolicy: "network-only",
        })
        // The revision that was opened says itself what cannot be read.
        .catch(() => ({ data: undefined }));
      const audio = unmask(Player_AudioFragmentDoc, data?.entry.revision?.audio);
      if (audio) setWanted({ entryId, audioId: audio.id });
    },
    [client, open],
  );
}
