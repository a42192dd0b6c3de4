import { useTranslation } from "react-i18next";
import { plans, trial } from "../plans";
import classes from "./PlansPanel.module.css";

type Plan = keyof typeof plans;
const all: Plan[] = ["free", "monthly"];

interface Props {
  current?: Plan;
  /** The caption stands above it already. */
  isTitled?: boolean;
  /** The plan that somebody just got, which nothing is compared with any more. */
  only?: Plan;
}

interface Row {
  label: string;
  of(plan: Plan): string;
  /** Said below it in small. */
  noteOf?(plan: Plan): string | false;
}

/** Both plans side by side, in yen and minutes. */
export function PlansPanel({ current, isTitled, only }: Props) {
  const { t, i18n } = useTranslation();
  const yen = new Intl.NumberFormat(i18n.language, { style: "currency", currency: "JPY" });
  const names = only ? [only] : all;
  const rows: Row[] = [
    {
      label: t(($) => $.account.plans.price),
      of: (plan) =>
        plan === "free"
          ? t(($) => $.account.plans.free, { count: trial.days })
          : t(($) => $.account.plans.monthly, { price: yen.format(plans.monthly.yen) }),
      noteOf: (plan) => plan === "monthly" && t(($) => $.account.plans.taxed),
    },
    {
      label: t(($) => $.account.plans.audio),
      of: (plan) =>
        plan === "free"
          ? t(($) => $.account.plans.once, { count: plans.free.minutes })
          : t(($) => $.account.plans.eachMonth, { count: plans.monthly.minutes }),
      noteOf: (plan) => plan === "monthly" && t(($) => $.account.plans.rollingOver),
    },
    {
      label: t(($) => $.account.plans.length),
      of: (plan) => t(($) => $.account.plans.minutes, { count: plans[plan].audioMinutes }),
    },
    {
      label: t(($) => $.account.plans.pages),
      of: (plan) => t(($) => $.account.plans.entries, { count: plans[plan].entries }),
    },
    {
      label: t(($) => $.account.plans.atOnce),
      of: (plan) => t(($) => $.account.plans.urls, { count: plans[plan].urlsAtOnce }),
    },
  ];
  return (
    <table className={classes.plans}>
      <caption className={isTitled ? classes.hidden : classes.caption}>
        {t(($) => $.account.plans.title)}
      </caption>
      <thead>
        <tr>
          <td />
          {names.map((plan) => (
            <th key={plan} scope="col" data-plan={plan}>
              {t(($) => $.header.plans[plan])}
              {plan === current && (
                <span className={classes.current}>{t(($) => $.account.plans.current)}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of, noteOf }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {names.map((plan) => (
              <td key={plan} data-plan={plan} data-phrases>
                {of(plan)}
                {noteOf?.(plan) && <small className={classes.note}>{noteOf(plan)}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
