import { useDebouncedValue } from "@mantine/hooks";
import { FileText } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { siteOf } from "#features/entries/list/site-of";
import { useEntries } from "#features/entries/list/use-entries";
import { unmask } from "#gql/fragment-masking";
import { EntryList_EntryFragmentDoc } from "#gql/graphql";
import { pageName } from "#lib/page-name";
import { SEARCH_DELAY } from "#lib/timing";
import { paths } from "../paths";
import type { Action } from "./action";

/** More would hide the actions below. */
const MOST = 6;

/** The pages that fit what was typed, else the newest; null until they are known. */
export function useFoundPages(query: string): Action[] | null {
  const navigate = useNavigate();
  const [search] = useDebouncedValue(query, SEARCH_DELAY);
  const { connection, isCurrent } = useEntries(search);
  if (search !== query || !isCurrent) return null;
  const found = unmask(EntryList_EntryFragmentDoc, connection?.edges.map(({ node }) => node) ?? []);
  return found.slice(0, MOST).map((entry) => ({
    id: entry.id,
    label: pageName(entry),
    description: siteOf(entry),
    Icon: FileText,
    act: () => void navigate(`${paths.main}?${new URLSearchParams({ entry: entry.id })}`),
  }));
}
