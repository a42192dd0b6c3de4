import { ActionIcon, Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { ListFilter as FilterIcon, ListChecks, Search } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EntryList_EntryFragment } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { lazyScreen } from "#lib/lazy-screen";
import { SEARCH_DELAY } from "#lib/timing";
import { LazyPart } from "#lib/ui/LazyPart";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { EntryList } from "./EntryList";
import classes from "./EntryRail.module.css";
import { cleared, type EntryFilter, isNarrow, keepOrder, NO_FILTER, openFilter } from "./entry-filter";
import { FilterSign } from "./FilterSign";
import { ListFilter } from "./ListFilter";
import { TrashButton } from "./TrashButton";
import { useChosen } from "./use-chosen";
import { useEntries } from "./use-entries";
import { usePicking } from "./use-picking";

const BulkBar = lazyScreen(() => import("./BulkBar"), "BulkBar");

interface Props {
  /** Number of all entries, regardless of the search. */
  total: number;
  hidden: ReadonlySet<string>;
  selected: string | null;
  onSelect(id: string): void;
  onRemove(entry: { id: string; title: string }): void;
  onRemoveAll(entries: readonly { id: string }[]): void;
  /** Orders for several pages; calls `done` once they are placed. */
  orders(entries: readonly EntryList_EntryFragment[], done: () => void): ReactNode;
  /** The form for new addresses. */
  children: ReactNode;
}

/** More than one sees at a glance. */
const WORTH_SEARCHING = 4;

/** The left pane: new addresses on top, below them everything that was submitted. */
export function EntryRail(props: Props) {
  const { total, hidden, selected, onSelect, onRemove, onRemoveAll, orders, children } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState(openFilter);
  const choose = (next: EntryFilter) => {
    setFilter(next);
    keepOrder(next.order);
  };
  const [filtering, setFiltering] = useState(false);
  const [search] = useDebouncedValue(typed, SEARCH_DELAY);
  const { connection, error, refetch, further } = useEntries(search, filter, true);
  const { picked, start, stop, pick, toggle } = usePicking();
  const rail = useRef<HTMLDivElement>(null);
  const several = useRef<HTMLButtonElement>(null);
  const begin = () => {
    start();
    requestAnimationFrame(() => rail.current?.querySelector<HTMLElement>("li [role=checkbox]")?.focus());
  };
  const end = () => {
    stop();
    // The button was away meanwhile.
    requestAnimationFrame(() => several.current?.focus());
  };
  /** The button that was pressed goes, and the search may go with it. */
  const focusList = () =>
    requestAnimationFrame(() => {
      const search = rail.current?.querySelector<HTMLElement>("[type=search]");
      (search ?? rail.current?.querySelector<HTMLElement>("li button"))?.focus();
    });
  const { rows, chosen } = useChosen({ connection, picked, hidden });
  const searchable = typed !== "" || isNarrow(filter) || total > WORTH_SEARCHING;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape ends the choice from anywhere in the pane
    <div
      ref={rail}
      className={classes.rail}
      onKeyDown={({ key, target, currentTarget }) => {
        // A dialog of the bar is no part of the pane, though its keys come by here.
        if (key === "Escape" && picked && currentTarget.contains(target as Node)) end();
      }}
    >
      {children}
      {searchable && (
        <div className={classes.search}>
          <TextInput
            type="search"
            size="sm"
            aria-label={t(($) => $.entries.search)}
            placeholder={t(($) => $.entries.search)}
            leftSection={<Search size={16} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <ActionIcon
            size={36}
            variant={isNarrow(filter) || filter.order ? "light" : "default"}
            aria-label={t(($) => $.entries.filter.title)}
            aria-expanded={filtering}
            onClick={() => setFiltering(!filtering)}
          >
            <FilterIcon size={18} />
          </ActionIcon>
        </div>
      )}
      {searchable && filtering ? (
        <ListFilter filter={filter} onFilter={choose} />
      ) : (
        <FilterSign
          filter={filter}
          onClear={() => {
            choose(cleared(filter));
            focusList();
          }}
        />
      )}
      <div className={classes.scroll}>
        {error && !connection ? (
          <RetryAlert error={toAppError(error)} onRetry={refetch} />
        ) : (
          <EntryList
            connection={connection}
            hidden={hidden}
            search={search}
            isFiltered={isNarrow(filter)}
            onClear={() => {
              setTyped("");
              setFilter({ ...NO_FILTER, order: filter.order });
              focusList();
            }}
            selected={selected}
            picked={picked}
            onSelect={onSelect}
            onPick={toggle}
            onRemove={onRemove}
            further={further}
          />
        )}
      </div>
      {picked ? (
        <LazyPart>
          <BulkBar
            all={rows}
            chosen={chosen}
            onChoose={pick}
            onRemove={(entries) => {
              onRemoveAll(entries);
              end();
            }}
            onDone={end}
          >
            {orders(chosen, end)}
          </BulkBar>
        </LazyPart>
      ) : (
        <div className={classes.foot}>
          <TrashButton />
          {total > 1 && (
            <Button
              ref={several}
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<ListChecks size={14} aria-hidden />}
              onClick={begin}
            >
              {t(($) => $.entries.bulk.start)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
