import { Button, Switch, Text } from "@mantine/core";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Fragment, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./Compared.module.css";
import { isChanged, type Row } from "./diff";

interface Props<R extends Row> {
  rows: readonly R[];
  language: string;
  /** False while one of the texts is not known. */
  isKnown?: boolean;
  /** Beside the others. */
  tool?: ReactNode;
  /** Between the tools and the rows. */
  notice?: ReactNode;
  children(row: R): ReactNode;
}

/** Two texts sentence by sentence: what differs, the way from one difference to the next, and the rest on request. */
export function ComparedRows<R extends Row>(props: Props<R>) {
  const { rows, language, isKnown = true, tool, notice, children } = props;
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const differing = rows.filter(isChanged).length;

  /** Goes to the next difference, or the one before; behind the last one comes the first. */
  const jump = (by: 1 | -1) => {
    const places = [...(list.current?.querySelectorAll<HTMLElement>("[data-changed]") ?? [])];
    const here = places.findIndex((place) => place.contains(document.activeElement));
    const next = here < 0 ? (by > 0 ? 0 : places.length - 1) : (here + by + places.length) % places.length;
    places[next]?.focus();
    places[next]?.scrollIntoView({ block: "center" });
  };
  const jumps = [
    { by: -1, Icon: ArrowUp, label: t(($) => $.scripts.compare.previous) },
    { by: 1, Icon: ArrowDown, label: t(($) => $.scripts.compare.next) },
  ] as const;
  return (
    <>
      <div className={classes.tools}>
        <Text size="sm" c="dimmed" role="status" className={classes.count}>
          {isKnown &&
            (differing > 0
              ? t(($) => $.scripts.compare.differ, { count: differing })
              : t(($) => $.scripts.compare.same))}
        </Text>
        {tool}
        {differing > (whole ? 0 : 1) &&
          jumps.map(({ by, Icon, label }) => (
            <Button
              key={by}
              size="compact-sm"
              variant="default"
              leftSection={<Icon size={14} aria-hidden />}
              onClick={() => jump(by)}
            >
              {label}
            </Button>
          ))}
        <Switch
          size="sm"
          label={t(($) => $.scripts.compare.whole)}
          checked={whole}
          onChange={(event) => setWhole(event.currentTarget.checked)}
        />
      </div>
      {notice}
      <div ref={list} className={classes.rows} lang={language}>
        {rows.map((row, index) =>
          whole || isChanged(row) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <Fragment key={index}>{children(row)}</Fragment>
          ) : null,
        )}
      </div>
    </>
  );
}
