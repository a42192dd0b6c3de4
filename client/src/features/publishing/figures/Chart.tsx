import { Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Disclosure } from "#lib/ui/Disclosure";
import classes from "./Chart.module.css";

type Cell = string | number;

interface Props {
  title: string;
  heads: readonly string[];
  /** The first cell of a row is its name. */
  rows: readonly (readonly [string, ...Cell[]])[];
  children: ReactNode;
}

/** A chart under its title, with the same figures as a table for whoever reads rather than looks. */
export function Chart({ title, heads, rows, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.chart}>
      <Title order={4} size="h6" id={id}>
        {title}
      </Title>
      {children}
      <Disclosure label={t(($) => $.publishing.listening.table)}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
        <div className={classes.scroll} tabIndex={0}>
          <table className={classes.table}>
            <caption>{title}</caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells], row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be said twice
                <tr key={row}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={heads[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </section>
  );
}
