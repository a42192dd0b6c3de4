import type { EntryState, Language } from "#gql/graphql";

export interface EntryFilter {
  state: EntryState | null;
  site: string | null;
  language: Language | null;
  oldestFirst: boolean;
}

export const NO_FILTER: EntryFilter = { state: null, site: null, language: null, oldestFirst: false };

/** Whether it leaves pages out; their order leaves out none. */
export const isNarrow = ({ state, site, language }: EntryFilter) => Boolean(state || site || language);
