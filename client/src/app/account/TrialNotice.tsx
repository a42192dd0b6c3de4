import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ViewerDocument } from "#gql/graphql";
import { useLanguage } from "#lib/i18n/use-language";
import { isVerifiedByNow, sendVerification } from "#lib/identity/auth";
import { trial } from "#lib/plans";
import { useViewer } from "#lib/viewer/use-viewer";
import classes from "./AccountNotice.module.css";

/** Says why a new account has no credits yet, until they come or others are bought. */
export function TrialNotice() {
  const { t } = useTranslation();
  const viewer = useViewer();
  if (viewer?.plan !== "free" || viewer.credits.balance > 0) return null;
  const { trial: state, email } = viewer;
  if (state === "given") return null;
  return (
    <section className={classes.notice} aria-label={t(($) => $.trial.label)}>
      {state === "unverified" ? <Unverified email={email} /> : <span>{t(($) => $.trial[state], trial)}</span>}
    </section>
  );
}

/** The link of the mail opens elsewhere: whether it was followed is asked at each return, and at a click. */
function Unverified({ email }: { email: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<"sent" | "failed" | "unconfirmed" | null>(null);
  const [busy, setBusy] = useState(false);

  const look = useCallback(async () => {
    const verified = await isVerifiedByNow();
    if (verified) await client.refetchQueries({ include: [ViewerDocument] });
    return verified;
  }, [client]);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === "visible") void look().catch(() => undefined);
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [look]);

  const sendAgain = async () => {
    setBusy(true);
    setOutcome((await sendVerification(language)).success ? "sent" : "failed");
    setBusy(false);
  };

  const check = async () => {
    if (!(await look().catch(() => false))) setOutcome("unconfirmed");
  };

  return (
    <>
      <span>{t(($) => $.trial.unverified, { ...trial, email })}</span>
      <Button size="compact-sm" onClick={() => void check()}>
        {t(($) => $.trial.confirmed)}
      </Button>
      <Button size="compact-sm" variant="default" loading={busy} onClick={() => void sendAgain()}>
        {t(($) => $.trial.sendAgain)}
      </Button>
      <span role="status">{outcome && t(($) => $.trial.outcome[outcome])}</span>
    </>
  );
}
