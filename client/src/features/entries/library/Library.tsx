import { useQuery } from "@apollo/client/react";
import { Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import {
  type EntryList_EntryFragment,
  EntryList_EntryFragmentDoc,
  Job_QueueFragmentDoc,
  ShelvesDocument,
  type ShelvesQuery,
} from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { CardGrid } from "#lib/ui/CardGrid";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { useReadingEntries } from "../list/reading-entries";
import classes from "./Library.module.css";
import { LibraryCard } from "./LibraryCard";
import { shelvesOf } from "./shelves";

interface Props {
  /** The newest pages. */
  listed: readonly EntryList_EntryFragment[];
  /** Pages that are about to be deleted. */
  hidden: ReadonlySet<string>;
  onOpen(id: string): void;
}

/** More of one shelf would hide the next. */
const MOST = 50;

/** The centre while no page is open: how things stand, and where to go on. */
export function Library({ listed, hidden, onOpen }: Props) {
  const { t } = useTranslation();
  const reading = useReadingEntries();
  const { data, error, refetch } = useQuery(ShelvesDocument, {
    variables: { first: MOST },
    fetchPolicy: "cache-and-network",
  });
  const withJobs = (entries: readonly EntryList_EntryFragment[]) =>
    entries.map((entry) => ({ ...entry, queues: unmask(Job_QueueFragmentDoc, entry.queues) }));
  const pagesOf = (shelf: ShelvesQuery["making"] | undefined) =>
    withJobs(unmask(EntryList_EntryFragmentDoc, shelf?.edges.map(({ node }) => node) ?? []));
  const outdated = new Map(data?.attention.edges.map(({ node }) => [node.id, node.outdated ?? null]));
  const { making, look, recent } = shelvesOf({
    listed: withJobs(listed),
    busy: pagesOf(data?.making),
    attention: pagesOf(data?.attention),
    reading,
    hidden,
  });
  const shelves = [
    { name: "making", title: t(($) => $.entries.library.making), entries: making },
    { name: "look", title: t(($) => $.entries.library.attention), entries: look },
    { name: "recent", title: t(($) => $.entries.library.recent), entries: recent },
  ].filter(({ entries }) => entries.length > 0);

  return (
    <div className={classes.library}>
      <Title order={1} size="h2">
        {t(($) => $.entries.library.title)}
      </Title>
      {error && !data && <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />}
      {shelves.map(({ name, title, entries }) => (
        <section key={name} aria-labelledby={`shelf-${name}`}>
          <Title order={2} size="h4" id={`shelf-${name}`} mb="sm">
            {title}
          </Title>
          <CardGrid narrowest={160}>
            {entries.map((entry) => (
              <LibraryCard
                key={entry.id}
                entry={entry}
                isReading={reading.has(entry.id)}
                outdated={name === "look" ? (outdated.get(entry.id) ?? null) : null}
                onOpen={() => onOpen(entry.id)}
              />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
}
