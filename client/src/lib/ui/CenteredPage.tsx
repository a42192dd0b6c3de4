import { Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./CenteredPage.module.css";
import { Mark } from "./Mark";
import { useDocumentTitle } from "./use-document-title";

/** A quiet page with one message. */
export function CenteredPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <main className={classes.page}>
      <Stack className={classes.message}>
        <Mark size={40} />
        <Title order={1}>{title}</Title>
        {children}
      </Stack>
    </main>
  );
}
