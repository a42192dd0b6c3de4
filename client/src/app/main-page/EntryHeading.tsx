import { Anchor, Title } from "@mantine/core";
import { ExternalLink } from "lucide-react";
import { siteOf } from "#features/entries/list/site-of";
import type { EntryList_EntryFragment } from "#gql/graphql";
import classes from "./EntryHeading.module.css";

/** The page that is open, and the way to it. */
export const EntryHeading = ({ entry }: { entry: EntryList_EntryFragment }) => (
  <header className={classes.heading}>
    <Title order={1} className={classes.title} lang={entry.language ?? undefined}>
      {entry.title ?? entry.url}
    </Title>
    <Anchor href={entry.url} target="_blank" rel="noreferrer" className={classes.source}>
      {siteOf(entry)}
      <ExternalLink size={13} aria-hidden />
    </Anchor>
  </header>
);
