import { Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./CenteredPage.module.css";
import { Mark } from "./Mark";
import { useDocumentTitle } from "./use-document-title";

interface Props {
  title: string;
  /** Stands for the mark where the message has a picture of its own. */
  sign?: ReactNode;
  children: ReactNode;
}

/** A quiet page with one message. */
export function CenteredPage({ title, sign, children }: Props) {
  useDocumentTitle(title);
  return (
    <main className={classes.page}>
      <Stack className={classes.message}>
        {sign ?? <Mark size={40} />}
        <Title order={1}>{title}</Title>
        {children}
      </Stack>
    </main>
  );
}
