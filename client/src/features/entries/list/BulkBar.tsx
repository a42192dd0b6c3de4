import { Button, Checkbox, VisuallyHidden } from "@mantine/core";
import { Trash2 } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { EntryList_EntryFragment } from "#gql/graphql";
import classes from "./BulkBar.module.css";

interface Props {
  /** The rows of the list. */
  all: readonly EntryList_EntryFragment[];
  /** The chosen pages, in this list or elsewhere. */
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
  const hint = useId();
  const box = useRef<HTMLInputElement>(null);
  const shown = new Set(all.map(({ id }) => id));
  const elsewhere = chosen.filter(({ id }) => !shown.has(id)).map(({ id }) => id);
  const hidden = elsewhere.length > 0 && t(($) => $.entries.bulk.elsewhere, { count: elsewhere.length });
  const isAll = all.length > 0 && chosen.length - elsewhere.length === all.length;
  return (
    <div className={classes.bar} role="toolbar" aria-label={t(($) => $.entries.bulk.label)}>
      <div className={classes.line}>
        <Checkbox
          ref={box}
          size="sm"
          label={t(($) => $.entries.bulk.all)}
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          onChange={() => onChoose(isAll ? elsewhere : [...elsewhere, ...shown])}
        />
        {/* One status for both: a line of its own would come too late to be told. */}
        <span role="status" className={classes.count}>
          {t(($) => $.entries.bulk.chosen, { count: chosen.length })}
          {hidden && <VisuallyHidden>{` · ${hidden}`}</VisuallyHidden>}
        </span>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onDone}>
          {t(($) => $.entries.bulk.done)}
        </Button>
      </div>
      {hidden && (
        <div className={classes.line}>
          <span id={hint} aria-hidden className={classes.elsewhere}>
            {hidden}
          </span>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-describedby={hint}
            onClick={() => {
              onChoose(chosen.filter(({ id }) => shown.has(id)).map(({ id }) => id));
              // The button goes with its line.
              box.current?.focus();
            }}
          >
            {t(($) => $.entries.bulk.letGo)}
          </Button>
        </div>
      )}
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
