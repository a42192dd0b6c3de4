import { useApolloClient, useQuery } from "@apollo/client/react";
import { unmask } from "#gql/fragment-masking";
import {
  CreateDictionaryWordDocument,
  DeleteDictionaryWordDocument,
  Dictionary_WordFragmentDoc,
  DictionaryDocument,
  PreviewReadingDocument,
  UpdateDictionaryWordDocument,
} from "#gql/graphql";
import type { Reading } from "./reading";

/** The viewer's dictionary and its mutations. Each one refetches the prices and audios on the screen. */
export function useDictionary() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(DictionaryDocument, { fetchPolicy: "cache-and-network" });
  const changed = () => client.refetchQueries({ include: "active" }).catch(() => undefined);

  return {
    words: data && unmask(Dictionary_WordFragmentDoc, data.dictionary),
    error,
    refetch: () => void refetch().catch(() => undefined),
    async save(input: Reading, id: string | null) {
      if (id === null) await client.mutate({ mutation: CreateDictionaryWordDocument, variables: { input } });
      else await client.mutate({ mutation: UpdateDictionaryWordDocument, variables: { id, input } });
      await changed();
    },
    async remove(id: string) {
      await client.mutate({ mutation: DeleteDictionaryWordDocument, variables: { id } });
      await changed();
    },
    /** Address of how a word, or the sentence that holds it, would be read. */
    async hear(input: Reading, sentence: string | null): Promise<string> {
      const { data: made } = await client.mutate({
        mutation: PreviewReadingDocument,
        variables: { input, sentence },
      });
      return made?.previewReading.url ?? "";
    },
  };
}
export type Dictionary = ReturnType<typeof useDictionary>;
