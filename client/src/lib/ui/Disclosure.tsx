import type { ReactNode } from "react";
import classes from "./Disclosure.module.css";

/** Finer things behind one line; the browser's own element, so that find-in-page opens it. */
export const Disclosure = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={classes.disclosure}>
    <summary>{label}</summary>
    <div className={classes.body}>{children}</div>
  </details>
);
