import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "#lib/identity/AuthProvider";
import { pendingOrder } from "#lib/pending-order";
import { CenteredPage } from "#lib/ui/CenteredPage";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { useSubscriptionStatus } from "./use-subscription-status";

/** Where the payment page sends people back to: thanks for all, the state for who is signed in. */
export function PaymentSuccessPage() {
  const { t } = useTranslation();
  const { status, user } = useSession();
  const [pending] = useState(pendingOrder);
  if (status === "loading") return <LoadingScreen />;

  const onward = pending ? t(($) => $.payment.resume) : t(($) => $.payment.toMain);
  const label = user ? onward : t(($) => $.payment.signIn);
  return (
    <CenteredPage title={t(($) => $.payment.title)}>
      {user ? <PaymentState /> : <Text>{t(($) => $.payment.signedOut)}</Text>}
      <Button component={Link} to={user ? (pending?.address ?? "/") : "/login"} w="fit-content">
        {label}
      </Button>
    </CenteredPage>
  );
}

function PaymentState() {
  const { t } = useTranslation();
  const { state, error } = useSubscriptionStatus();
  if (error) return <Text role="alert">{error}</Text>;
  return (
    <Text role="status">{state ? t(($) => $.payment.states[state]) : t(($) => $.payment.checking)}</Text>
  );
}
