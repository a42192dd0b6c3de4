import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./PaneTabs.module.css";

export type Pane = "entries" | "script" | "settings";
const panes: readonly Pane[] = ["entries", "script", "settings"];

interface Props {
  pane: Pane;
  onChange(pane: Pane): void;
}

/** Where there is no room for three panes side by side, which one is shown. */
export function PaneTabs({ pane, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <nav className={classes.tabs} aria-label={t(($) => $.main.panes)}>
      {panes.map((name) => (
        <UnstyledButton
          key={name}
          className={classes.tab}
          data-pane={name}
          aria-pressed={name === pane}
          onClick={() => onChange(name)}
        >
          {t(($) => $.main.pane[name])}
        </UnstyledButton>
      ))}
    </nav>
  );
}
