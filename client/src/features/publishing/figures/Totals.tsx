import { useTranslation } from "react-i18next";
import { clock } from "#lib/clock";
import { useLanguage } from "#lib/i18n/use-language";
import { shareOf } from "./leaving";
import classes from "./Totals.module.css";

interface Props {
  total: { loads: number; plays: number; ended: number; seconds: number };
}

/** The sums of all days. */
export function Totals({ total: { loads, plays, ended, seconds } }: Props) {
  const { t } = useTranslation();
  const count = new Intl.NumberFormat(useLanguage());
  const figures: [name: string, figure: string, more?: string][] = [
    [t(($) => $.publishing.listening.loads), count.format(loads)],
    [t(($) => $.publishing.listening.plays), count.format(plays)],
    [
      t(($) => $.publishing.listening.ended),
      count.format(ended),
      plays > 0 ? `${shareOf(ended, plays)}%` : undefined,
    ],
    [t(($) => $.publishing.listening.time), clock(seconds)],
  ];
  return (
    <dl className={classes.totals}>
      {figures.map(([name, figure, more]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure}
            {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
