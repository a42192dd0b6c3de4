import { useTranslation } from "react-i18next";
import { clock } from "#lib/clock";
import classes from "./Totals.module.css";

interface Props {
  total: { loads: number; plays: number; ended: number; seconds: number };
}

/** The sums of all days. */
export function Totals({ total: { loads, plays, ended, seconds } }: Props) {
  const { t } = useTranslation();
  const figures: [name: string, figure: string, more?: string][] = [
    [t(($) => $.publishing.listening.loads), String(loads)],
    [t(($) => $.publishing.listening.plays), String(plays)],
    [
      t(($) => $.publishing.listening.ended),
      String(ended),
      plays > 0 ? `${Math.min(100, Math.round((ended / plays) * 100))} %` : undefined,
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
