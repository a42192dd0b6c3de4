import DataLoader from "dataloader";
import type { Container } from "#container";

type Services = Container["services"];

/** From a function that reads many entries in one query to a field that asks for one. */
function perEntry<Value>(read: (entryIds: readonly string[]) => Promise<Map<string, Value>>) {
  return new DataLoader<string, Value | undefined>(async (ids) => {
    const found = await read(ids);
    return ids.map((id) => found.get(id));
  });
}

/** Fields of entries, however long the list: one query for each kind of field. */
export const loadersOver = ({ audios, entries, pages, queues, revisions }: Services) => ({
  characters: perEntry((ids) => entries.charactersOf(ids)),
  durations: perEntry((ids) => audios.durationsOf(ids)),
  facts: perEntry((ids) => pages.factsOf(ids)),
  queues: perEntry((ids) => queues.recentOf(ids)),
  revisions: perEntry((ids) => revisions.ofEntries(ids)),
});
export type Loaders = ReturnType<typeof loadersOver>;
