import { useTranslation } from "react-i18next";
import classes from "./Numbers.module.css";

interface Props {
  balance: number;
  held: number;
  totalEarned: number;
  totalSpent: number;
}
const parts = ["balance", "held", "totalEarned", "totalSpent"] as const;

/** Shows balance, held credits and totals. */
export function Balance(credits: Props) {
  const { t } = useTranslation();
  return (
    <dl className={classes.numbers}>
      {parts.map((part) => (
        <div key={part}>
          <dt>{t(($) => $.credits.sums[part])}</dt>
          <dd>{t(($) => $.header.credits, { count: credits[part] })}</dd>
        </div>
      ))}
    </dl>
  );
}
