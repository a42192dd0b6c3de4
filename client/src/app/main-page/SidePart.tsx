import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./Panes.module.css";

interface Props {
  pane: "entries" | "settings";
  /** It stands in place of the script. */
  isFront: boolean;
  children?: ReactNode;
}

/** A pane beside the script: the main part of the screen while it is in front. Its content outlives the change. */
export const SidePart = ({ pane, isFront, children }: Props) => (
  <section
    role={isFront ? "main" : "complementary"}
    aria-label={useTranslation().t(($) => $.main.pane[pane])}
    className={`${classes.pane} ${pane === "entries" ? classes.rail : classes.side}`}
  >
    {children}
  </section>
);
