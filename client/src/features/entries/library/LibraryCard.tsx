import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { EntryList_EntryFragment, Job_QueueFragment, OutdatedPart } from "#gql/graphql";
import { EntryStatus } from "#lib/jobs/EntryStatus";
import { entryStatus } from "#lib/jobs/entry-status";
import { EntryFace } from "../list/EntryFace";
import classes from "./Library.module.css";

interface Props {
  entry: Omit<EntryList_EntryFragment, "queues"> & { queues: readonly Job_QueueFragment[] };
  isReading: boolean;
  /** Names the part that is older than its source, where nothing failed. */
  outdated: OutdatedPart | null;
  onOpen(): void;
}

/** A page as one remembers it: by its picture and its name, and how far it is. */
export function LibraryCard({ entry, isReading, outdated, onOpen }: Props) {
  const { t } = useTranslation();
  const { word, job } = entryStatus(entry, isReading);
  const hasFailed = word === "failed" || word === "unreadable";
  return (
    <li>
      <UnstyledButton className={classes.card} onClick={onOpen}>
        <EntryFace
          {...{ entry, job, classes }}
          size="large"
          status={
            outdated && !hasFailed ? (
              <span className={classes.changed}>{t(($) => $.entries.library.outdated[outdated])}</span>
            ) : (
              <EntryStatus word={word} job={job} />
            )
          }
        />
      </UnstyledButton>
    </li>
  );
}
