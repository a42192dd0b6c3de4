import { Popover, Text } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./PageText.module.css";

interface Props {
  /** Names of the facts and sentences that come from these words. */
  sources: readonly string[];
  children: ReactNode;
}

/** Words of the page that say, pressed, what comes from them. */
export function SourceWords({ sources, children }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const heading = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    // The focus moves into the names a moment after they opened; a key in between is meant for them, too.
    if (event.key === "Escape") setOpened(false);
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    setOpened(true);
  };
  return (
    <Popover opened={opened} onChange={setOpened} width="min(320px, 90vw)" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        {/* biome-ignore lint/a11y/useSemanticElements: a button's text does not flow over lines like a sentence */}
        <span
          role="button"
          tabIndex={0}
          className={classes.source}
          title={sources.join("\n")}
          aria-description={sources.join("\n")}
          onClick={() => setOpened((before) => !before)}
          onKeyDown={onKeyDown}
          data-mantine-stop-propagation={opened || undefined}
        >
          {children}
        </span>
      </Popover.Target>
      {/* Escape closes this alone, not the dialog that it stands in. */}
      <Popover.Dropdown aria-labelledby={heading} data-mantine-stop-propagation>
        <Text id={heading} size="xs" c="dimmed">
          {t(($) => $.entries.text.from)}
        </Text>
        {sources.map((source) => (
          <Text key={source} size="sm" className={classes.from}>
            {source}
          </Text>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
