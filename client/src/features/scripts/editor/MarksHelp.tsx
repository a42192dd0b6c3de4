import { ActionIcon, Popover, Text } from "@mantine/core";
import { Braces } from "lucide-react";
import { useTranslation } from "react-i18next";
import classes from "./MarksHelp.module.css";

/** Lists the marks of a script and how each is written. */
export function MarksHelp() {
  const { t } = useTranslation();
  const label = t(($) => $.scripts.marks.title);
  const marks = [
    ["# …", t(($) => $.scripts.marks.heading)],
    ["[pause 0.8s]", t(($) => $.scripts.marks.pause)],
    ["[en]…[/en]", t(($) => $.scripts.marks.language)],
    ["[rate 0.8]…[/rate]", t(($) => $.scripts.marks.rate)],
    ["[volume +3dB]…[/volume]", t(($) => $.scripts.marks.volume)],
    ["[em]…[/em]", t(($) => $.scripts.marks.em)],
  ] as const;
  return (
    <Popover width={360} position="bottom-end" shadow="md" trapFocus returnFocus withRoles>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={label} title={label}>
          <Braces size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <dl className={classes.marks} tabIndex={-1} data-autofocus>
          {marks.map(([mark, meaning]) => (
            <div key={mark}>
              <dt>
                <code>{mark}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <Text size="xs" c="dimmed" mt="xs">
          {t(($) => $.scripts.marks.ends)}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
