import { useTranslation } from "react-i18next";
import classes from "./Numbers.module.css";

interface Props {
  balance: number;
  /** About how much audio the balance pays for. */
  minutes: number;
  held: number;
}

/** The free credits and their worth in minutes; held credits only while they are held. */
export function Balance({ balance, minutes, held }: Props) {
  const { t } = useTranslation();
  const lines = [
    [t(($) => $.credits.sums.balance), t(($) => $.header.credits, { count: balance })],
    [t(($) => $.credits.sums.reach), t(($) => $.credits.sums.minutes, { count: minutes })],
    ...(held > 0 ? [[t(($) => $.credits.sums.held), t(($) => $.header.credits, { count: held })]] : []),
  ];
  return (
    <dl className={classes.numbers}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
