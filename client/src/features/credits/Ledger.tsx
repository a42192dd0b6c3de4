import { useQuery } from "@apollo/client/react";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { Ledger_PostingFragmentDoc, LedgerDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { useFurther } from "#lib/apollo/use-further";
import { MoreButton } from "#lib/ui/MoreButton";
import { RetryAlert } from "#lib/ui/RetryAlert";
import classes from "./Ledger.module.css";
import { changeOf } from "./ledger-change";

/** Every movement of the credits, newest first. */
export function Ledger() {
  const { t, i18n } = useTranslation();
  const { data, error, refetch, fetchMore } = useQuery(LedgerDocument, { fetchPolicy: "cache-and-network" });
  const ledger = data?.viewer.ledger;
  const further = useFurther(ledger?.pageInfo, fetchMore);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: "exceptZero" });

  if (!ledger) return error ? <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} /> : null;
  if (ledger.edges.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t(($) => $.credits.ledger.empty)}
      </Text>
    );
  return (
    <>
      <table className={classes.ledger}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.credits.ledger.what)}</th>
            <th scope="col">{t(($) => $.credits.ledger.change)}</th>
          </tr>
        </thead>
        <tbody>
          {ledger.edges.map(({ node }) => {
            const { id, kind, note, createdAt, ...posting } = unmask(Ledger_PostingFragmentDoc, node);
            const change = changeOf(posting);
            return (
              <tr key={id}>
                <td>
                  {t(($) => $.credits.ledger.kinds[kind], { count: posting.amount })}
                  <small>
                    <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
                    {kind === "adjust" && note && ` · ${note}`}
                  </small>
                </td>
                <td>{change === 0 ? "–" : signed.format(change)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <MoreButton further={further} />
    </>
  );
}
