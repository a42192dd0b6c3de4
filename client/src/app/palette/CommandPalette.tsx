import "@mantine/spotlight/styles.layer.css";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { Search } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDeeds } from "./use-deeds";
import { useFoundPages } from "./use-found-pages";

interface Props {
  /** Rises whenever it is asked for. */
  turn: number;
}

/** Pages and actions by their names, from anywhere. */
export function CommandPalette({ turn }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState("");
  const [[store, spotlight]] = useState(createSpotlight);
  useEffect(() => {
    if (turn > 0) spotlight.open();
  }, [turn, spotlight]);
  const deeds = useDeeds();
  const pages = useFoundPages(query);
  const wanted = query.trim().toLocaleLowerCase();
  const fitting = useMemo(
    () => deeds.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)),
    [deeds, wanted],
  );
  const groups = [
    { label: t(($) => $.palette.pages), entries: pages },
    { label: t(($) => $.palette.actions), entries: fitting },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight={420}
      attributes={{ content: { "aria-label": t(($) => $.palette.title) } }}
    >
      <Spotlight.Search
        aria-label={t(($) => $.palette.title)}
        placeholder={t(($) => $.palette.placeholder)}
        leftSection={<Search size={18} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ label, entries }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {entries.map(({ id, label: name, description, Icon, act }) => (
              <Spotlight.Action
                key={id}
                label={name}
                description={description}
                leftSection={<Icon size={18} aria-hidden />}
                onClick={act}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{t(($) => $.palette.none)}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
