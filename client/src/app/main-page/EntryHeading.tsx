import { Anchor, Title } from "@mantine/core";
import { ExternalLink } from "lucide-react";
import { RenameEntry } from "#features/entries/list/RenameEntry";
import { siteOf } from "#features/entries/list/site-of";
import type { EntryList_EntryFragment } from "#gql/graphql";
import { PageName } from "#lib/ui/PageName";
import classes from "./EntryHeading.module.css";

/** The page that is open, and the way to it. */
export const EntryHeading = ({ entry }: { entry: EntryList_EntryFragment }) => (
  <header className={classes.heading}>
    <div className={classes.line}>
      <Title order={1} className={classes.title} data-words lang={entry.language ?? undefined}>
        <PageName entry={entry} />
      </Title>
      <RenameEntry entry={entry} />
    </div>
    <Anchor href={entry.url} target="_blank" rel="noreferrer" className={classes.source} data-words>
      {siteOf(entry)}
      <ExternalLink size={13} aria-hidden />
    </Anchor>
  </header>
);
