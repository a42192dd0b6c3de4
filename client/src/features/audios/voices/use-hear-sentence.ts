import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { type AudioSettingsInput, PreviewSentenceDocument } from "#gql/graphql";

/** Address of a sentence as an audio with these settings would say it; free. */
export function useHearSentence(entryId: string) {
  const [preview] = useMutation(PreviewSentenceDocument);
  return useCallback(
    async (text: string, settings: AudioSettingsInput): Promise<string> => {
      const { data } = await preview({ variables: { entryId, text, settings } });
      return data?.previewSentence.url ?? "";
    },
    [preview, entryId],
  );
}
