import { useQuery } from "@apollo/client/react";
import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { AdminFiguresDocument, Figures_FiguresFragmentDoc } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { Bars } from "./Bars";
import classes from "./Figures.module.css";

const figures = [
  "users",
  "audioMinutes",
  "creditsIssued",
  "creditsSpent",
  "jobsCompleted",
  "jobsFailed",
] as const;

/** The whole installation in numbers: in all, and each of the last days. */
export function FiguresTab() {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuery(AdminFiguresDocument, { fetchPolicy: "cache-and-network" });
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  if (!data)
    return error ? (
      <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={240} />
    );

  const { total, days } = data.adminFigures;
  const all = unmask(Figures_FiguresFragmentDoc, total);
  return (
    <dl className={classes.figures}>
      {figures.map((figure) => {
        const values = days.map((day) => day[figure]);
        const lately = number.format(values.reduce((sum, value) => sum + value, 0));
        return (
          <div key={figure} className={classes.figure} data-figure={figure}>
            <dt>{t(($) => $.admin.figures[figure])}</dt>
            <dd>
              <span className={classes.total}>{number.format(all[figure])}</span>
              <Bars
                values={values}
                label={t(($) => $.admin.figures.chart, {
                  figure: t(($) => $.admin.figures[figure]),
                  days: days.length,
                  most: number.format(Math.max(...values)),
                })}
              />
              <span className={classes.lately}>
                {t(($) => $.admin.figures.lately, { value: lately, days: days.length })}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
