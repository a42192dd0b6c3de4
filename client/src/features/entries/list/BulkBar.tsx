import { Button, Checkbox } from "@mantine/core";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { EntryList_EntryFragment } from "#gql/graphql";
import classes from "./BulkBar.module.css";

interface Props {
  /** Rows that can be chosen. */
  all: readonly EntryList_EntryFragment[];
  chosen: readonly EntryList_EntryFragment[];
  onChoose(ids: string[]): void;
  onRemove(entries: readonly EntryList_EntryFragment[]): void;
  onDone(): void;
  /** Further actions for the chosen pages. */
  children: ReactNode;
}

/** Below the list while several pages are chosen: how many, and what is to be done with them. */
export function BulkBar({ all, chosen, onChoose, onRemove, onDone, children }: Props) {
  const { t } = useTranslation();
  const isAll = chosen.length > 0 && chosen.length === all.length;
  return (
    <div className={classes.bar} role="toolbar" aria-label={t(($) => $.entries.bulk.label)}>
      <div className={classes.line}>
        <Checkbox
          size="sm"
          label={t(($) => $.entries.bulk.all)}
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          onChange={() => onChoose(isAll ? [] : all.map(({ id }) => id))}
        />
        <span role="status" className={classes.count}>
          {t(($) => $.entries.bulk.chosen, { count: chosen.length })}
        </span>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onDone}>
          {t(($) => $.entries.bulk.done)}
        </Button>
      </div>
      <div className={classes.actions}>
        {children}
        <Button
          variant="default"
          size="xs"
          leftSection={<Trash2 size={14} aria-hidden />}
          disabled={chosen.length === 0}
          onClick={() => onRemove(chosen)}
        >
          {t(($) => $.entries.bulk.remove)}
        </Button>
      </div>
    </div>
  );
}
