import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { unmask } from "#gql/fragment-masking";
import { CreateEntryDocument, EntriesDocument, EntryList_EntryFragmentDoc } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { refetchShown } from "#lib/apollo/refetch-shown";
import { AppError, sentences } from "#lib/errors";
import { useSession } from "#lib/identity/AuthProvider";
import { SELECT_CREATED } from "#lib/timing";
import { analyzeEntry } from "../page/analyze-entry";
import { type CreationResult, createEntries } from "./create-entries";

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Submits addresses; done when the list shows them and the first one is selected. */
export function useCreateEntries(select: (entryId: string) => void, onFailure: (error: unknown) => void) {
  const client = useApolloClient();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<CreationResult | null>(null);
  // Kept here, because the form moves to another place of the screen with the first entry.
  const [text, setText] = useState("");

  const create = async (url: string) => {
    if (!user) throw new AppError("UNAUTHORIZED", { message: sentences.notAuthenticated });
    try {
      const { data } = await client.mutate({ mutation: CreateEntryDocument, variables: { url } });
      return { id: unmask(EntryList_EntryFragmentDoc, data?.createEntry)?.id ?? "" };
    } catch (error) {
      throw toAppError(error);
    }
  };

  const submit = async (urls: readonly string[]) => {
    setBusy(true);
    setResult(null);
    try {
      const answer = await createEntries(urls, {
        create,
        analyze: (id) => void analyzeEntry(client, id).catch(onFailure),
        wait,
      });
      setResult(answer);
      // Failed addresses stay in the field.
      setText(answer.failures.map(({ url }) => url).join("\n"));
      // A list that cannot be read says so itself.
      await refetchShown(client, EntriesDocument);
      const first = answer.created[0] ?? answer.existing[0];
      if (first) {
        await wait(SELECT_CREATED);
        select(first);
      }
    } finally {
      setBusy(false);
    }
  };

  return { submit, busy, result, text, onText: setText, onDismiss: () => setResult(null) };
}
