import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BillingQuery } from "#gql/graphql";
import classes from "./PlanHistory.module.css";

/** Each change of the subscription with its day, newest first. */
export function PlanHistory({ history }: Pick<BillingQuery["billing"], "history">) {
  const { t, i18n } = useTranslation();
  if (history.length === 0) return null;
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: "long" });
  return (
    <section>
      <Text component="h4" size="sm" fw={600} id="plan-history">
        {t(($) => $.account.plan.history.title)}
      </Text>
      <ol aria-labelledby="plan-history" className={classes.history}>
        {history.map(({ kind, paidUntil, createdAt }) => (
          <li key={`${kind} ${createdAt}`}>
            <time dateTime={createdAt}>{format.format(new Date(createdAt))}</time>
            <span data-phrases>
              {t(($) => $.account.plan.history[kind], { date: format.format(new Date(paidUntil)) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
