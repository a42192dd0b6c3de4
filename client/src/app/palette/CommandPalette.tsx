import "@mantine/spotlight/styles.layer.css";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { Search } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useActions } from "./use-actions";
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
  const actions = useActions();
  const pages = useFoundPages(query);
  const wanted = query.trim().toLocaleLowerCase();
  const fitting = useMemo(
    () => actions.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)),
    [actions, wanted],
  );
  const offered = { label: t(($) => $.palette.actions), entries: fitting };
  const found = { label: t(($) => $.palette.pages), entries: pages ?? [] };
  // Pages come a moment after the keys: below the actions that fit they move nothing.
  const groups = (wanted ? [offered, found] : [found, offered]).filter(({ entries }) => entries.length > 0);
  const list = useRef<HTMLDivElement>(null);
  const rows = groups.flatMap(({ entries }) => entries.map(({ id }) => id)).join();
  // The selection goes with the row that had it, and Enter would do nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows are others
  useEffect(() => {
    if (!wanted || list.current?.querySelector("[data-selected]")) return;
    list.current?.querySelector("[data-action]")?.setAttribute("data-selected", "true");
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [rows, wanted, store]);
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
      <Spotlight.ActionsList ref={list}>
        {groups.map(({ label, entries }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {entries.map(({ id, label: name, description, Icon, act }) => (
              <Spotlight.Action
                key={id}
                label={name}
                description={description}
                data-words={entries === pages || undefined}
                leftSection={<Icon size={18} aria-hidden />}
                onClick={act}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {pages && groups.length === 0 && <Spotlight.Empty>{t(($) => $.palette.none)}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
