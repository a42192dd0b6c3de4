import { Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { type EntryList_EntryFragment, EntryList_EntryFragmentDoc, Job_QueueFragmentDoc } from "#gql/graphql";
import { CardGrid } from "#lib/ui/CardGrid";
import { NO_FILTER } from "../list/entry-filter";
import { useReadingEntries } from "../list/reading-entries";
import { useEntries } from "../list/use-entries";
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

const ATTENTION = { ...NO_FILTER, state: "attention" } as const;

/** The centre while no page is open: how things stand, and where to go on. */
export function Library({ listed, hidden, onOpen }: Props) {
  const { t } = useTranslation();
  const reading = useReadingEntries();
  const { connection } = useEntries("", ATTENTION);
  const withJobs = (entries: readonly EntryList_EntryFragment[]) =>
    entries.map((entry) => ({ ...entry, queues: unmask(Job_QueueFragmentDoc, entry.queues) }));
  const attention = unmask(EntryList_EntryFragmentDoc, connection?.edges.map(({ node }) => node) ?? []);
  const { making, look, recent } = shelvesOf({
    listed: withJobs(listed),
    attention: withJobs(attention),
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
                isChanged={name === "look"}
                onOpen={() => onOpen(entry.id)}
              />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
}
