import { useApolloClient } from "@apollo/client/react";
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
  const { cache } = useApolloClient();
  if (!picked) return { rows: [], chosen: [] };
  const isThere = ({ id }: { id: string }) => !hidden.has(id);
  const rows = unmask(EntryList_EntryFragmentDoc, connection?.edges.map(({ node }) => node) ?? []).filter(
    isThere,
  );
  const shown = new Set(rows.map(({ id }) => id));
  // One that was deleted is in the cache no more.
  const known = (id: string) =>
    cache.readFragment<EntryList_EntryFragment>({
      id: cache.identify({ __typename: "Entry", id }),
      fragment: EntryList_EntryFragmentDoc,
      fragmentName: "EntryList_entry",
    }) ?? [];
  const elsewhere = [...picked].filter((id) => !shown.has(id)).flatMap(known);
  return { rows, chosen: [...rows.filter(({ id }) => picked.has(id)), ...elsewhere.filter(isThere)] };
}
