import type { ReactNode } from "react";
import classes from "./Records.module.css";

interface Props {
  title: ReactNode;
  /** States, as badges. */
  marks?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** One row: what it is, what is known of it, and what can be done to it. */
export const Record = ({ title, marks, actions, children }: Props) => (
  <li className={classes.record}>
    <div className={classes.body}>
      <div className={classes.head}>
        <strong data-words>{title}</strong>
        {marks}
      </div>
      <div className={classes.more}>{children}</div>
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </li>
);
