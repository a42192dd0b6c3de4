import { Progress, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { EntryList_EntryFragment, Job_QueueFragment } from "#gql/graphql";
import { clock } from "#lib/clock";
import { isActiveJob } from "#lib/job-state";
import { EntryStatus } from "#lib/jobs/EntryStatus";
import { entryStatus } from "#lib/jobs/entry-status";
import { siteOf } from "../list/site-of";
import classes from "./Library.module.css";

interface Props {
  entry: Omit<EntryList_EntryFragment, "queues"> & { queues: readonly Job_QueueFragment[] };
  isReading: boolean;
  /** Where nothing failed, its script or its page says something new. */
  isChanged: boolean;
  onOpen(): void;
}

/** A page as one remembers it: by its picture and its name, and how far it is. */
export function LibraryCard({ entry, isReading, isChanged, onOpen }: Props) {
  const { t } = useTranslation();
  const { word, job } = entryStatus(entry, isReading);
  const active = job && isActiveJob(job) ? job : null;
  const title = entry.title ?? entry.url.replace(/^https?:\/\//, "");
  const hasFailed = word === "failed" || word === "unreadable";
  const shown = entry.picture?.large ?? entry.icon;
  return (
    <li>
      <UnstyledButton className={classes.card} onClick={onOpen}>
        <span className={classes.picture} data-icon={!entry.picture || undefined} aria-hidden>
          {shown ? <img src={shown} alt="" loading="lazy" decoding="async" /> : siteOf(entry).slice(0, 1)}
        </span>
        <span className={classes.title} lang={entry.language ?? undefined}>
          {title}
        </span>
        <span className={classes.site}>{siteOf(entry)}</span>
        <span className={classes.meta}>
          {isChanged && !hasFailed ? (
            <span className={classes.changed}>{t(($) => $.entries.library.changed)}</span>
          ) : (
            <EntryStatus word={word} job={job} />
          )}
          {entry.duration != null && !active && <span>{clock(entry.duration)}</span>}
        </span>
        {active && (
          <Progress
            size={3}
            value={active.progress * 100}
            aria-label={t(($) => $.entries.progressOf, { title })}
          />
        )}
      </UnstyledButton>
    </li>
  );
}
