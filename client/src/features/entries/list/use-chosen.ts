import { useFragment } from "@apollo/client/react";
import { unmask } from "#gql/fragment-masking";
import { type EntriesQuery, type EntryList_EntryFragment, EntryList_EntryFragmentDoc } from "#gql/graphql";
import type { Picked } from "./use-picking";

interface Needs {
  connection: EntriesQuery["entries"] | undefined;
  picked: Picked;
  hidden: ReadonlySet<string>;
}

/** The chosen pages. One stays chosen while a search, a filter or another order leaves it out of the list. */
export function useChosen({ connection, picked, hidden }: Needs) {
  const isThere = ({ id }: { id: string }) => !hidden.has(id);
  const rows = unmask(EntryList_EntryFragmentDoc, connection?.edges.map(({ node }) => node) ?? []).filter(
    isThere,
  );
  const shown = new Set(rows.map(({ id }) => id));
  // They may change meanwhile: one whose page is being read is worth another price once it is read.
  const { data } = useFragment({
    from: [...(picked ?? [])]
      .filter((id) => !shown.has(id))
      .map((id) => ({ __typename: "Entry" as const, id })),
    fragment: EntryList_EntryFragmentDoc,
    fragmentName: "EntryList_entry",
  });
  if (!picked) return { rows: [], chosen: [] };
  // One that was deleted is in the cache no more.
  const elsewhere = (data as (Partial<EntryList_EntryFragment> | null)[]).filter(isKnown).filter(isThere);
  return { rows, chosen: [...rows.filter(({ id }) => picked.has(id)), ...elsewhere] };
}

const isKnown = (entry: Partial<EntryList_EntryFragment> | null): entry is EntryList_EntryFragment =>
  entry?.id !== undefined && entry.createdAt !== undefined && entry.queues !== undefined;
