import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { type Drawing, EmptyDrawing } from "./EmptyDrawing";
import classes from "./EmptyState.module.css";

interface Props {
  drawing: Drawing;
  title: string;
  /** Says what will stand here, or how to get there. */
  children: ReactNode;
  /** The next deed, where it does not stand beside it anyway. */
  action?: ReactNode;
}

/** A place that holds nothing yet: a drawing, what is so, and what to do. */
export const EmptyState = ({ drawing, title, children, action }: Props) => (
  <div className={classes.empty}>
    <EmptyDrawing of={drawing} />
    <Text fw={600} size="sm" data-phrases>
      {title}
    </Text>
    <Text size="sm" c="dimmed" data-phrases>
      {children}
    </Text>
    {action}
  </div>
);
