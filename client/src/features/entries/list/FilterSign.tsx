import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { EntryFilter } from "./entry-filter";
import classes from "./ListFilter.module.css";

interface Props {
  filter: EntryFilter;
  onClear(): void;
}

/** Says that the list is sorted or filtered, and how, while the fields for that are closed. */
export function FilterSign({ filter, onClear }: Props) {
  const { t } = useTranslation();
  const { state, language, site, order } = filter;
  const parts = [
    state && state !== "deleted" && t(($) => $.entries.filter.states[state]),
    language && t(($) => $.entries.filter.languages[language]),
    site && (
      <span key="site" data-words>
        {site}
      </span>
    ),
    order && t(($) => $.entries.filter.orders[order]),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <fieldset className={classes.sign} aria-label={t(($) => $.entries.filter.inUse)}>
      <span className={classes.conditions}>
        {parts.flatMap((part, at) => (at === 0 ? [part] : [" · ", part]))}
      </span>
      <Button variant="subtle" color="gray" size="compact-xs" onClick={onClear}>
        {t(($) => $.entries.filter.clear)}
      </Button>
    </fieldset>
  );
}
