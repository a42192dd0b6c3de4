import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { callApi } from "#lib/api";
import { useSession } from "#lib/identity/AuthProvider";
import { PlansPanel } from "#lib/payment/PlansPanel";
import { UpgradeButton } from "#lib/payment/UpgradeButton";
import { pendingOrder } from "#lib/pending-order";
import { CenteredPage } from "#lib/ui/CenteredPage";
import { ErrorText } from "#lib/ui/ErrorText";
import { LegalLinks } from "#lib/ui/LegalLinks";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { RouteLink } from "#lib/ui/RouteLink";
import { PaymentSign } from "./PaymentSign";
import { useSubscriptionStatus } from "./use-subscription-status";

/** Where the payment page sends people back to: thanks for all, the state for who is signed in. */
export function PaymentSuccessPage() {
  const { t } = useTranslation();
  const { status, user } = useSession();
  if (status === "loading") return <LoadingScreen />;
  if (user) return <PaymentState />;
  return (
    <CenteredPage title={t(($) => $.payment.title)} sign={<PaymentSign tone="done" />}>
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
  const credits = creditsOfPack(useSearchParams()[0]);
  const pack = usePack(state === "active" ? credits : 0);
  // There was no payment to thank for.
  const unpaid = state === "past_due" || state === "canceled" || state === "none" ? state : null;
  const hasPlan = state === "active" && credits === 0;
  const isUnpaidPack = unpaid !== null && credits > 0;
  const words = () =>
    isUnpaidPack ? t(($) => $.payment.pack.unpaid) : state && t(($) => $.payment.states[state]);
  return (
    <CenteredPage
      title={unpaid ? t(($) => $.payment.titleUnpaid) : t(($) => $.payment.title)}
      sign={<PaymentSign tone={unpaid || error ? "look" : state === "active" ? "done" : "waiting"} />}
    >
      {error !== undefined ? (
        <Text role="alert">
          <ErrorText error={error} />
        </Text>
      ) : (
        <Text role="status">{pack ?? words() ?? t(($) => $.payment.checking)}</Text>
      )}
      {hasPlan && <PlansPanel only="monthly" current="monthly" isTitled />}
      <Group gap="xs" align="flex-start">
        {unpaid && !isUnpaidPack && <UpgradeButton>{t(($) => $.payment.ways[unpaid])}</UpgradeButton>}
        <Onward to={pending?.address ?? "/"} isSecond={unpaid !== null && !isUnpaidPack}>
          {pending ? t(($) => $.payment.resume) : t(($) => $.payment.toMain)}
        </Onward>
      </Group>
      <LegalLinks />
    </CenteredPage>
  );
}

/** Credits of the pack that was to be bought; 0 where the address tells of no payment of one. */
function creditsOfPack(query: URLSearchParams): number {
  const credits = Number(query.get("credits"));
  return query.has("session_id") && Number.isInteger(credits) && credits > 0 ? credits : 0;
}

/** How much a paid pack added, and the balance with it; null where there is none. */
function usePack(credits: number): string | null {
  const { t } = useTranslation();
  const isPack = credits > 0;
  const [balance, setBalance] = useState<number | null>(null);
  useEffect(() => {
    if (!isPack) return;
    let gone = false;
    callApi<{ success: boolean; data?: { balance?: number } }>("/api/credits/balance").then(
      ({ data }) => gone || setBalance(data?.balance ?? null),
      // The credits are there, even if their sum cannot be told now.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isPack]);
  if (!isPack) return null;
  const added = t(($) => $.payment.pack.added, { count: credits });
  return balance === null ? added : t(($) => $.payment.pack.balance, { added, count: balance });
}

const Onward = ({ to, isSecond, children }: { to: string; isSecond?: boolean; children: ReactNode }) => (
  <Button component={RouteLink} to={to} w="fit-content" variant={isSecond ? "default" : "filled"}>
    {children}
  </Button>
);
