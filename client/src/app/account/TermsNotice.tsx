import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AgreementDocument, AgreeToTermsDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { LegalLink } from "#lib/ui/LegalLinks";
import classes from "./AccountNotice.module.css";

/** Asks once for each version of the terms. Nothing waits for the answer. */
export function TermsNotice() {
  const { t, i18n } = useTranslation();
  const { data, refetch } = useQuery(AgreementDocument);
  const [agree, { loading, error }] = useMutation(AgreeToTermsDocument, {
    // The terms may be newer by now.
    onError: () => void refetch().catch(() => undefined),
    update: (cache, { data: answer }) =>
      answer && cache.writeQuery({ query: AgreementDocument, data: { agreement: answer.agreeToTerms } }),
  });
  const { agreement } = data ?? {};
  if (!agreement || agreement.agreedVersion === agreement.version) return null;
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: "long", timeZone: "UTC" });
  const date = dates.format(new Date(agreement.date));
  return (
    <section className={classes.notice} aria-label={t(($) => $.legal.terms)}>
      <span data-phrases>{t(($) => $.legal.renewed, { date })}</span>
      <LegalLink name="terms" />
      <Button
        size="compact-sm"
        loading={loading}
        onClick={() => void agree({ variables: { version: agreement.version } })}
      >
        {t(($) => $.legal.agree)}
      </Button>
      {error && (
        <span role="alert">
          <ErrorText error={toAppError(error)} />
        </span>
      )}
    </section>
  );
}
