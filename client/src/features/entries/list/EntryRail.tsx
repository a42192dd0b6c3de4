import { ActionIcon, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { ListFilter as FilterIcon, Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { SEARCH_DELAY } from "#lib/timing";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { TrashButton } from "../trash/TrashButton";
import { EntryList } from "./EntryList";
import classes from "./EntryRail.module.css";
import { isNarrow, NO_FILTER } from "./entry-filter";
import { ListFilter } from "./ListFilter";
import { useEntries } from "./use-entries";

interface Props {
  /** Number of all entries, regardless of the search. */
  total: number;
  hidden: ReadonlySet<string>;
  selected: string | null;
  onSelect(id: string): void;
  onRemove(entry: { id: string; title: string }): void;
  /** The form for new addresses. */
  children: ReactNode;
}

/** More than one sees at a glance. */
const WORTH_SEARCHING = 4;

/** The left pane: new addresses on top, below them everything that was submitted. */
export function EntryRail({ total, hidden, selected, onSelect, onRemove, children }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState(NO_FILTER);
  const [filtering, setFiltering] = useState(false);
  const [search] = useDebouncedValue(typed, SEARCH_DELAY);
  const { connection, error, refetch, further } = useEntries(search, filter);
  const searchable = typed !== "" || isNarrow(filter) || total > WORTH_SEARCHING;
  return (
    <div className={classes.rail}>
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
            variant={isNarrow(filter) ? "light" : "default"}
            aria-label={t(($) => $.entries.filter.title)}
            aria-expanded={filtering}
            onClick={() => setFiltering(!filtering)}
          >
            <FilterIcon size={18} />
          </ActionIcon>
        </div>
      )}
      {searchable && filtering && <ListFilter filter={filter} onFilter={setFilter} />}
      <div className={classes.scroll}>
        {error && !connection ? (
          <RetryAlert error={toAppError(error)} onRetry={refetch} />
        ) : (
          <EntryList
            connection={connection}
            hidden={hidden}
            search={search}
            isFiltered={isNarrow(filter)}
            selected={selected}
            onSelect={onSelect}
            onRemove={onRemove}
            further={further}
          />
        )}
      </div>
      <div>
        <TrashButton />
      </div>
    </div>
  );
}
