import type { ReactNode } from "react";
import classes from "./Records.module.css";

interface Props {
  title: ReactNode;
  /** The title is a text of the screen's own, not words of a page or a user. */
  isOurs?: boolean;
  /** States, as badges. */
  marks?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** One row: what it is, what is known of it, and what can be done to it. */
export const Record = ({ title, isOurs, marks, actions, children }: Props) => (
  <li className={classes.record}>
    <div className={classes.body}>
      <div className={classes.head}>
        <strong data-words={isOurs ? undefined : true}>{title}</strong>
        {marks}
      </div>
      <div className={classes.more}>{children}</div>
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </li>
);
