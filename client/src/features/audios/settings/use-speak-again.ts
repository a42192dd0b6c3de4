import { useApolloClient } from "@apollo/client/react";
import { useCallbackRef } from "@mantine/hooks";
import { useMemo } from "react";
import {
  type AudioSettingsInput,
  GenerateAudioDocument,
  type GenerateAudioMutation,
  QuoteAudioDocument,
} from "#gql/graphql";

interface Needs {
  entryId: string;
  revisionNumber: string | null;
  /** The same object while they are the same. */
  settings: AudioSettingsInput;
  blocked: boolean;
  onQueued(queue: GenerateAudioMutation["generateAudio"]): void;
}

/** One sentence spoken once more though its words are the same; null while nothing can be ordered. */
export function useSpeakAgain({ entryId, revisionNumber, settings, blocked, onQueued }: Needs) {
  const client = useApolloClient();
  const tell = useCallbackRef(onQueued);
  return useMemo(() => {
    if (blocked || revisionNumber === null) return null;
    const request = (line: string) => ({ entryId, revisionNumber, settings, again: [line] });
    return {
      async price(line: string) {
        const query = {
          query: QuoteAudioDocument,
          variables: request(line),
          fetchPolicy: "network-only",
        } as const;
        const { data } = await client.query(query);
        if (!data) throw new Error("no price was told");
        const { id, credits, changedSentences, againSentences } = data.quoteAudio;
        const made = againSentences ?? 0;
        // A built-in voice says unchanged words alike.
        return { quoteId: id, credits, isMade: made > 0, others: (changedSentences ?? 0) - made };
      },
      /** Asked for twice at the same price it is one order. */
      async order(line: string, { quoteId }: { quoteId: string }) {
        const variables = { ...request(line), quoteId, idempotencyKey: quoteId };
        const { data } = await client.mutate({ mutation: GenerateAudioDocument, variables });
        if (data) tell(data.generateAudio);
      },
    };
  }, [client, entryId, revisionNumber, settings, blocked, tell]);
}
