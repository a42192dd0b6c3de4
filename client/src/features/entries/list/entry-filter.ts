import type { EntryOrder, EntryState, Language } from "#gql/graphql";
import { keepChoice } from "#lib/keep-choice";
import { dropKept, kept, ownKey } from "#lib/own-storage";

export interface EntryFilter {
  state: EntryState | null;
  site: string | null;
  language: Language | null;
  /** Newest first without one. */
  order: EntryOrder | null;
}

export const ORDERS = [
  "newest",
  "oldest",
  "title",
  "site",
  "language",
  "state",
  "longest",
  "shortest",
] as const satisfies EntryOrder[];

export const NO_FILTER: EntryFilter = { state: null, site: null, language: null, order: null };

const ORDER = "list-order";

/** No filter, and the order that was chosen last. */
export function openFilter(): EntryFilter {
  const order = kept<EntryOrder>(ORDER);
  return { ...NO_FILTER, order: ORDERS.find((known) => known === order) ?? null };
}

export const keepOrder = (order: EntryOrder | null) =>
  order ? keepChoice(ownKey(ORDER), JSON.stringify(order)) : dropKept(ORDER);

/** Whether it leaves pages out; their order leaves out none. */
export const isNarrow = ({ state, site, language }: EntryFilter) => Boolean(state || site || language);

/** Without its filters. The order stays, unless it is the only thing in use. */
export const cleared = (filter: EntryFilter): EntryFilter => ({
  ...NO_FILTER,
  order: isNarrow(filter) ? filter.order : null,
});
