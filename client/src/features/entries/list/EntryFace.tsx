import { Progress } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { EntryList_EntryFragment, Job_QueueFragment } from "#gql/graphql";
import { clock } from "#lib/clock";
import { isActiveJob } from "#lib/job-state";
import { pageName } from "#lib/page-name";
import { PageName } from "#lib/ui/PageName";
import { PageCover } from "./PageCover";
import { siteOf } from "./site-of";

interface Props {
  entry: Omit<EntryList_EntryFragment, "queues">;
  size: "small" | "large";
  job: Job_QueueFragment | null;
  /** How far the page is, in words. */
  status: ReactNode;
  /** Anything else that is said behind the length. */
  children?: ReactNode;
  /** Styles of the place where it stands. */
  classes: CSSModuleClasses;
}

/** A page by its picture, its name and its site, with how far it is: in the list and in the library. */
export function EntryFace({ entry, size, job, status, children, classes }: Props) {
  const { t } = useTranslation();
  const active = job && isActiveJob(job) ? job : null;
  const shown = entry.picture?.[size] ?? entry.icon;
  return (
    <>
      <span className={classes.picture} data-icon={!entry.picture || undefined} aria-hidden>
        {shown ? (
          <img src={shown} alt="" loading="lazy" decoding="async" />
        ) : (
          <PageCover page={entry} size={size} />
        )}
      </span>
      <span className={classes.title} data-words data-phrases lang={entry.language ?? undefined}>
        <PageName entry={entry} />
      </span>
      <span className={classes.site} data-words>
        {siteOf(entry)}
      </span>
      <span className={classes.meta}>
        {status}
        {entry.duration != null && !active && <span>{clock(entry.duration)}</span>}
        {children}
      </span>
      {active && (
        <Progress
          size={3}
          mt={size === "small" ? 4 : 0}
          value={active.progress * 100}
          aria-label={t(($) => $.entries.progressOf, { title: pageName(entry) })}
        />
      )}
    </>
  );
}
