import { useTranslation } from "react-i18next";
import type { Job_QueueFragment } from "#gql/graphql";
import classes from "./EntryStatus.module.css";
import type { EntryStatusWord, StatusWithJob as Status } from "./entry-status";

const tones: Record<EntryStatusWord, "idle" | "busy" | "done" | "bad"> = {
  waiting: "busy",
  reading: "busy",
  writing: "busy",
  speaking: "busy",
  finishing: "busy",
  failed: "bad",
  cancelled: "idle",
  unreadable: "bad",
  unread: "idle",
  read: "idle",
  scriptReady: "idle",
  audioReady: "done",
};

/** Where an entry stands, in words, with n of m while there is something to count. */
export function EntryStatus({ word, job }: Status<Job_QueueFragment>) {
  const { t } = useTranslation();
  const counts = job && tones[word] === "busy" && job.total > 1;
  return (
    <span className={classes.status} data-tone={tones[word]}>
      <span className={classes.dot} aria-hidden />
      {t(($) => $.entries.status[word])}
      {counts && ` ${job.done} / ${job.total}`}
    </span>
  );
}
