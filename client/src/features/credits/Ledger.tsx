import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { type Ledger_PostingFragment, Ledger_PostingFragmentDoc, LedgerDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { useFurther } from "#lib/apollo/use-further";
import { EmptyState } from "#lib/ui/EmptyState";
import { MoreButton } from "#lib/ui/MoreButton";
import { RetryAlert } from "#lib/ui/RetryAlert";
import classes from "./Ledger.module.css";
import { ledgerRows } from "./ledger-rows";

/** Each change of the balance with its cause, newest first. */
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
      <EmptyState drawing="ledger" title={t(($) => $.credits.ledger.empty)}>
        {t(($) => $.credits.ledger.emptyHint)}
      </EmptyState>
    );
  const rows = ledgerRows(ledger.edges.map(({ node }) => unmask(Ledger_PostingFragmentDoc, node)));
  const nameOf = ({ kind, amount, jobType, page }: Ledger_PostingFragment) =>
    jobType
      ? t(($) => $.credits.ledger.job[jobType], { page })
      : t(($) => $.credits.ledger.kinds[kind], { count: amount });
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
          {rows.map(({ posting, change, isHeld }) => (
            <tr key={posting.id}>
              <td>
                <span data-words={posting.page ? true : undefined}>{nameOf(posting)}</span>
                <small>
                  <time dateTime={posting.createdAt}>{date.format(new Date(posting.createdAt))}</time>
                  {isHeld && ` · ${t(($) => $.credits.ledger.held)}`}
                  {posting.kind === "adjust" && posting.note && ` · ${posting.note}`}
                </small>
              </td>
              <td>{signed.format(change).replace("-", "−")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoreButton further={further} />
    </>
  );
}
