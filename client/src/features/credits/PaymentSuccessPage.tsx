import { Anchor, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "#lib/identity/AuthProvider";
import { CenteredPage } from "#lib/ui/CenteredPage";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { useSubscriptionStatus } from "./use-subscription-status";

/** Where the payment page sends people back to: thanks for all, the state for who is signed in. */
export function PaymentSuccessPage() {
  const { t } = useTranslation();
  const { status, user } = useSession();
  if (status === "loading") return <LoadingScreen />;

  return (
    <CenteredPage title={t(($) => $.payment.title)}>
      {user ? <PaymentState /> : <Text>{t(($) => $.payment.signedOut)}</Text>}
      <Anchor component={Link} to={user ? "/" : "/login"}>
        {user ? t(($) => $.payment.toMain) : t(($) => $.payment.signIn)}
      </Anchor>
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
