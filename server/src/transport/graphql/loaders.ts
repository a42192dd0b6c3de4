import DataLoader from "dataloader";
import type { ShareView } from "#domain/publications/share";
import type { RevisionPlace, RevisionView } from "#domain/revisions/revisions.service";
import type { Services } from "#domain/services";

const nameOf = ({ entryId, number }: RevisionPlace) => `${entryId}/${number}`;

/** One revision of an entry by its number, or of many entries in one query; the others are not read. */
const oneRevision = (revisions: Services["revisions"]) =>
  new DataLoader<RevisionPlace, RevisionView | undefined, string>(
    async (places) => {
      const found = new Map((await revisions.at(places)).map((view) => [nameOf(view), view]));
      return places.map((place) => found.get(nameOf(place)));
    },
    { cacheKeyFn: nameOf },
  );

/** Lets a field ask for one value, and reads all that are asked for in one query. */
function perId<Value>(read: (ids: readonly string[]) => Promise<Map<string, Value>>) {
  return new DataLoader<string, Value | undefined>(async (ids) => {
    const found = await read(ids);
    return ids.map((id) => found.get(id));
  });
}

const sharing = (publications: Services["publications"]) =>
  new DataLoader<{ id: string; title: string | null }, ShareView, string>(
    (entries) => publications.ofEntries(entries),
    { cacheKeyFn: ({ id }) => id },
  );

/** Fields of entries, however long the list: one query for each kind of field. */
export const loadersOver = ({
  audios,
  credits,
  entries,
  pages,
  publications,
  queues,
  revisions,
}: Services) => ({
  characters: perId((ids) => entries.charactersOf(ids)),
  durations: perId((ids) => audios.durationsOf(ids)),
  facts: perId((ids) => pages.factsOf(ids)),
  outdated: perId((ids) => entries.outdatedOf(ids)),
  paidJobs: perId((ids) => credits.jobsOf(ids)),
  queues: perId((ids) => queues.recentOf(ids)),
  revision: oneRevision(revisions),
  revisions: perId((ids) => revisions.ofEntries(ids)),
  shares: sharing(publications),
});
export type Loaders = ReturnType<typeof loadersOver>;
