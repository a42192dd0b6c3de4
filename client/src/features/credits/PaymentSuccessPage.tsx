import { Button, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "#lib/identity/AuthProvider";
import { pendingOrder } from "#lib/pending-order";
import { CenteredPage } from "#lib/ui/CenteredPage";
import { LegalLinks } from "#lib/ui/LegalLinks";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { useSubscriptionStatus } from "./use-subscription-status";

/** Where the payment page sends people back to: thanks for all, the state for who is signed in. */
export function PaymentSuccessPage() {
  const { t } = useTranslation();
  const { status, user } = useSession();
  if (status === "loading") return <LoadingScreen />;
  if (user) return <PaymentState />;
  return (
    <CenteredPage title={t(($) => $.payment.title)}>
      <Text>{t(($) => $.payment.signedOut)}</Text>
      <Onward to="/login">{t(($) => $.payment.signIn)}</Onward>
      <LegalLinks />
    </CenteredPage>
  );
}

function PaymentState() {
  const { t } = useTranslation();
  const { state, error } = useSubscriptionStatus();
  const [pending] = useState(pendingOrder);
  // There was no payment to thank for.
  const unpaid = state === "past_due" || state === "canceled" || state === "none";
  return (
    <CenteredPage title={unpaid ? t(($) => $.payment.titleUnpaid) : t(($) => $.payment.title)}>
      {error ? (
        <Text role="alert">{error}</Text>
      ) : (
        <Text role="status">{state ? t(($) => $.payment.states[state]) : t(($) => $.payment.checking)}</Text>
      )}
      <Onward to={pending?.address ?? "/"}>
        {pending ? t(($) => $.payment.resume) : t(($) => $.payment.toMain)}
      </Onward>
      <LegalLinks />
    </CenteredPage>
  );
}

const Onward = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button component={Link} to={to} w="fit-content">
    {children}
  </Button>
);
