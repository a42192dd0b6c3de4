import { Alert, Button, List, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AccountPanelQuery } from "#gql/graphql";
import { useViewer } from "#lib/viewer/use-viewer";
import { BillingPortal } from "./BillingPortal";
import { useUpgrade } from "./use-upgrade";

interface Props {
  plans: AccountPanelQuery["plans"];
  /** Where a successful upgrade sends the browser. */
  leaveFor?: (url: string) => void;
}

/** Shows the current plan, the monthly plan and the way to pay. */
export function PlanSection({ plans, leaveFor }: Props) {
  const { t, i18n } = useTranslation();
  const viewer = useViewer();
  const { upgrade, processing, failed } = useUpgrade(leaveFor);
  if (!viewer) return null;
  const until = viewer.accountExpiresAt;
  const monthly = plans.find(({ plan }) => plan === "monthly");
  const day = (moment: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: "long" }).format(new Date(moment));

  return (
    <Stack gap="sm">
      <Text>
        <Text span fw={600}>
          {t(($) => $.header.plans[viewer.plan])}
        </Text>
        {until && ` · ${t(($) => $.header.until, { date: day(until) })}`}
      </Text>
      {viewer.plan === "free" && monthly && (
        <>
          <Offer {...monthly} />
          {failed && (
            <Alert color="red" role="alert">
              {t(($) => $.account.expired.upgradeError)}
            </Alert>
          )}
          <Button w="fit-content" disabled={processing} onClick={() => void upgrade()}>
            {processing ? t(($) => $.account.expired.processing) : t(($) => $.account.plan.upgrade)}
          </Button>
        </>
      )}
      <BillingPortal leaveFor={leaveFor} />
    </Stack>
  );
}

function Offer({ credits, yen, limits }: AccountPanelQuery["plans"][number]) {
  const { t, i18n } = useTranslation();
  const price = new Intl.NumberFormat(i18n.language, { style: "currency", currency: "JPY" }).format(yen);
  return (
    <div>
      <Text size="sm">{t(($) => $.account.plan.offer, { price })}</Text>
      <List size="sm" mt={4}>
        <List.Item>{t(($) => $.account.plan.credits, { count: credits })}</List.Item>
        <List.Item>{t(($) => $.account.plan.entries, { count: limits.entries })}</List.Item>
        <List.Item>{t(($) => $.account.plan.audio, { count: limits.audioMinutes })}</List.Item>
        <List.Item>{t(($) => $.account.plan.urls, { count: limits.urlsAtOnce })}</List.Item>
      </List>
    </div>
  );
}
