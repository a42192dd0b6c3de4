import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./AccountDrawer.module.css";

/** A part of a drawer, with its heading. */
export const DrawerSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <Title order={3} size="h4">
      {title}
    </Title>
    {children}
  </section>
);
