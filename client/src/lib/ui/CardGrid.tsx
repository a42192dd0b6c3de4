import type { CSSProperties, ReactNode } from "react";
import classes from "./CardGrid.module.css";

interface Props {
  label?: string;
  /** Narrowest width of a card; as many stand in a row as have room. */
  narrowest: number;
  children: ReactNode;
}

/** A list of cards in rows. */
export const CardGrid = ({ label, narrowest, children }: Props) => (
  <ul
    className={classes.cards}
    aria-label={label}
    style={{ "--card-width": `${narrowest}px` } as CSSProperties}
  >
    {children}
  </ul>
);
