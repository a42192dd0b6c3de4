import type { ReactNode } from "react";
import classes from "./Disclosure.module.css";

/** Finer things behind one line; the browser's own element, so that find-in-page opens it. */
interface Props {
  label: string;
  /** Whether it begins open. */
  open?: boolean;
  children: ReactNode;
}

export const Disclosure = ({ label, open, children }: Props) => (
  <details open={open} className={classes.disclosure}>
    <summary>{label}</summary>
    <div className={classes.body}>{children}</div>
  </details>
);
