import { ActionIcon, UnstyledButton } from "@mantine/core";
import { Check, Trash2 } from "lucide-react";
import { type MouseEvent, memo, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { type EntryList_EntryFragment, Job_QueueFragmentDoc } from "#gql/graphql";
import { EntryStatus } from "#lib/jobs/EntryStatus";
import { entryStatus } from "#lib/jobs/entry-status";
import { pageName } from "#lib/page-name";
import { EntryFace } from "./EntryFace";
import classes from "./EntryItem.module.css";

interface Props {
  entry: EntryList_EntryFragment;
  isReading: boolean;
  selected: boolean;
  /** Whether it is one of several that were chosen; null while a click opens it. */
  picked?: boolean | null | undefined;
  onSelect(id: string): void;
  /** `far`: all rows up to the last one as well. */
  onPick?(id: string, far: boolean): void;
  onRemove(entry: { id: string; title: string }): void;
}

/** A row of the list. There may be hundreds, and each is drawn anew only when it changed itself. */
export const EntryItem = memo(function EntryItem(props: Props) {
  const { entry, isReading, selected, picked = null, onSelect, onPick, onRemove } = props;
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const queues = unmask(Job_QueueFragmentDoc, entry.queues);
  const { word, job } = entryStatus({ ...entry, queues }, isReading);
  const title = pageName(entry);

  useEffect(() => {
    if (selected) button.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);

  return (
    <li className={classes.item} data-selected={selected || undefined}>
      <UnstyledButton
        ref={button}
        className={classes.open}
        {...(picked === null
          ? { "aria-current": selected || undefined, onClick: () => onSelect(entry.id) }
          : {
              role: "checkbox",
              "aria-checked": picked,
              onClick: ({ shiftKey }: MouseEvent) => onPick?.(entry.id, shiftKey),
            })}
      >
        {picked !== null && (
          <span className={classes.tick} data-ticked={picked || undefined} aria-hidden>
            {picked && <Check size={16} strokeWidth={3} />}
          </span>
        )}
        <EntryFace {...{ entry, job, classes }} size="small" status={<EntryStatus word={word} job={job} />}>
          {entry.share?.enabled && <span>{t(($) => $.publishing.isShared)}</span>}
        </EntryFace>
      </UnstyledButton>
      {picked === null && (
        <ActionIcon
          className={classes.remove}
          variant="subtle"
          color="gray"
          aria-label={t(($) => $.entries.remove, { title })}
          onClick={(event) => {
            const row = event.currentTarget.closest("li");
            const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
            neighbor?.querySelector("button")?.focus();
            onRemove({ id: entry.id, title });
          }}
        >
          <Trash2 size={16} />
        </ActionIcon>
      )}
    </li>
  );
});
