import type { ReactNode } from "react";
import classes from "./Panes.module.css";

interface Props {
  side: "rail" | "side";
  /** It stands in place of the script. */
  isFront: boolean;
  children?: ReactNode;
}

/** A pane beside the script: the main part of the screen while it is in front. Its content outlives the change. */
export const SidePart = ({ side, isFront, children }: Props) => (
  <section role={isFront ? "main" : "complementary"} className={`${classes.pane} ${classes[side]}`}>
    {children}
  </section>
);
