import { Skeleton, Stack, Text } from "@mantine/core";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { type EntriesQuery, EntryList_EntryFragmentDoc } from "#gql/graphql";
import type { Further } from "#lib/apollo/use-further";
import { MoreButton } from "#lib/ui/MoreButton";
import { EntryItem } from "./EntryItem";
import classes from "./EntryList.module.css";
import { useReadingEntries } from "./reading-entries";
import { useListKeys } from "./use-list-keys";

interface Removed {
  id: string;
  title: string;
}

interface Props {
  connection: EntriesQuery["entries"] | undefined;
  /** Entries that are about to be deleted. */
  hidden: ReadonlySet<string>;
  search: string;
  /** Whether a filter leaves pages out. */
  isFiltered?: boolean;
  selected: string | null;
  onSelect(id: string): void;
  onRemove(entry: Removed): void;
  further: Further;
}

export function EntryList({
  connection,
  hidden,
  search,
  isFiltered,
  selected,
  onSelect,
  onRemove,
  further,
}: Props) {
  const { t } = useTranslation();
  const reading = useReadingEntries();
  const latest = useRef({ onSelect, onRemove });
  latest.current = { onSelect, onRemove };
  const select = useCallback((id: string) => latest.current.onSelect(id), []);
  const remove = useCallback((entry: Removed) => latest.current.onRemove(entry), []);
  const entries = unmask(EntryList_EntryFragmentDoc, connection?.edges.map(({ node }) => node) ?? []).filter(
    ({ id }) => !hidden.has(id),
  );
  const go = useListKeys({
    ids: entries.map(({ id }) => id),
    selected,
    select,
    more: further.exists ? further.load : null,
  });

  if (!connection) return <ListSkeleton />;
  if (entries.length === 0 && !further.exists) {
    return (
      <Text size="sm" c="dimmed" p="md" ta="center">
        {isFiltered
          ? t(($) => $.entries.filter.none)
          : search
            ? t(($) => $.entries.noMatch, { search })
            : t(($) => $.entries.none)}
      </Text>
    );
  }
  return (
    <>
      <ul className={classes.list} aria-label={t(($) => $.entries.list)}>
        {entries.map((entry) => (
          <EntryItem
            key={entry.id}
            entry={entry}
            isReading={reading.has(entry.id)}
            selected={entry.id === selected}
            onSelect={go}
            onRemove={remove}
          />
        ))}
      </ul>
      <MoreButton further={further} />
    </>
  );
}

function ListSkeleton() {
  return (
    <Stack gap="xs" aria-hidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={58} radius="md" />
      ))}
    </Stack>
  );
}
