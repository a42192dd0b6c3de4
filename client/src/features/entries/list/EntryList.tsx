import { Skeleton, Stack } from "@mantine/core";
import { type KeyboardEvent, useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { type EntriesQuery, EntryList_EntryFragmentDoc } from "#gql/graphql";
import type { Further } from "#lib/apollo/use-further";
import { MoreButton } from "#lib/ui/MoreButton";
import { EntryItem } from "./EntryItem";
import classes from "./EntryList.module.css";
import { NothingFound } from "./NothingFound";
import { useReadingEntries } from "./reading-entries";
import { useListKeys } from "./use-list-keys";
import type { Picked } from "./use-picking";

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
  /** Takes search and filter away. */
  onClear?(): void;
  selected: string | null;
  /** Several of them, where a click chooses instead of opening. */
  picked?: Picked;
  onSelect(id: string): void;
  /** With the rows in their order: all up to the last one as well. */
  onPick?(id: string, ids: readonly string[] | null): void;
  onRemove(entry: Removed): void;
  further: Further;
}

export function EntryList(props: Props) {
  const { connection, hidden, search, isFiltered, selected, picked = null, further } = props;
  const { t } = useTranslation();
  const reading = useReadingEntries();
  const latest = useRef(props);
  latest.current = props;
  const order = useRef<readonly string[]>([]);
  const select = useCallback((id: string) => latest.current.onSelect(id), []);
  const remove = useCallback((entry: Removed) => latest.current.onRemove(entry), []);
  const entries = unmask(EntryList_EntryFragmentDoc, connection?.edges.map(({ node }) => node) ?? []).filter(
    ({ id }) => !hidden.has(id),
  );
  const ids = entries.map(({ id }) => id);
  order.current = ids;
  const pick = useCallback(
    (id: string, far: boolean) => latest.current.onPick?.(id, far ? order.current : null),
    [],
  );
  const go = useListKeys({
    ids: picked ? none : ids,
    selected,
    select,
    more: further.exists ? further.load : null,
  });

  if (!connection) return <ListSkeleton />;
  if (entries.length === 0 && !further.exists) {
    return <NothingFound search={search} isFiltered={isFiltered ?? false} onClear={props.onClear} />;
  }
  return (
    <>
      <ul
        className={classes.list}
        aria-label={t(($) => $.entries.list)}
        {...(picked && { onKeyDown: stepFocus })}
      >
        {entries.map((entry) => (
          <EntryItem
            key={entry.id}
            entry={entry}
            isReading={reading.has(entry.id)}
            selected={entry.id === selected}
            picked={picked?.has(entry.id)}
            onSelect={go}
            onPick={pick}
            onRemove={remove}
          />
        ))}
      </ul>
      <MoreButton further={further} />
    </>
  );
}

const none: readonly string[] = [];

/** While several are chosen, the arrows move the focus alone. */
function stepFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=checkbox]")];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
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
