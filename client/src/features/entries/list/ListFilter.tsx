import { useQuery } from "@apollo/client/react";
import { Button, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EntrySitesDocument, type EntryState, type Language } from "#gql/graphql";
import { cleared, type EntryFilter, isNarrow, ORDERS } from "./entry-filter";
import classes from "./ListFilter.module.css";

const STATES = ["making", "attention", "read", "written", "spoken"] as const satisfies EntryState[];
const LANGUAGES = ["ja", "en"] as const satisfies Language[];

interface Props {
  filter: EntryFilter;
  onFilter(filter: EntryFilter): void;
}

/** Which pages the list shows, and in which order. */
export function ListFilter({ filter, onFilter }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(EntrySitesDocument, { fetchPolicy: "cache-and-network" });
  const common = { size: "xs", clearable: true, placeholder: t(($) => $.entries.filter.any) } as const;
  return (
    <fieldset className={classes.filter} aria-label={t(($) => $.entries.filter.title)}>
      <Select
        {...common}
        label={t(($) => $.entries.filter.state)}
        value={filter.state}
        data={STATES.map((value) => ({ value, label: t(($) => $.entries.filter.states[value]) }))}
        onChange={(state) => onFilter({ ...filter, state })}
      />
      <Select
        {...common}
        label={t(($) => $.entries.filter.language)}
        value={filter.language}
        data={LANGUAGES.map((value) => ({ value, label: t(($) => $.entries.filter.languages[value]) }))}
        onChange={(language) => onFilter({ ...filter, language })}
      />
      <Select
        {...common}
        className={classes.wide}
        label={t(($) => $.entries.filter.site)}
        searchable
        nothingFoundMessage={t(($) => $.entries.filter.noSite)}
        value={filter.site}
        data={data?.entrySites ?? []}
        onChange={(site) => onFilter({ ...filter, site })}
      />
      <Select
        size="xs"
        allowDeselect={false}
        maxDropdownHeight={280}
        label={t(($) => $.entries.filter.order)}
        value={filter.order ?? "newest"}
        data={ORDERS.map((value) => ({ value, label: t(($) => $.entries.filter.orders[value]) }))}
        onChange={(order) => onFilter({ ...filter, order: order === "newest" ? null : order })}
      />
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        disabled={!isNarrow(filter) && filter.order === null}
        onClick={() => onFilter(cleared(filter))}
      >
        {t(($) => $.entries.filter.clear)}
      </Button>
    </fieldset>
  );
}
