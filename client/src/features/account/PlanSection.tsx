import { useQuery } from "@apollo/client/react";
import { Alert, Skeleton, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { BillingDocument } from "#gql/graphql";
import { PlansPanel } from "#lib/payment/PlansPanel";
import { UpgradeButton } from "#lib/payment/UpgradeButton";
import { useViewer } from "#lib/viewer/use-viewer";
import { BillingPortal } from "./BillingPortal";
import { PlanHistory } from "./PlanHistory";
import { planStanding } from "./plan-standing";

interface Props {
  /** Where a payment sends the browser. */
  leaveFor?: (url: string) => void;
}

/** How the plan stands, the one thing to do about it, and the way to invoices and cancelling. */
export function PlanSection({ leaveFor }: Props) {
  const { t, i18n } = useTranslation();
  const viewer = useViewer();
  // The payment provider is asked; without its answer the plan itself is told.
  const { data, loading } = useQuery(BillingDocument, { fetchPolicy: "cache-and-network" });
  if (!viewer || (loading && !data)) return <Skeleton height={140} />;
  const { standing, day } = planStanding(viewer, data?.billing ?? null);
  const date = day && new Intl.DateTimeFormat(i18n.language, { dateStyle: "long" }).format(day);

  return (
    <Stack gap="sm">
      <Text fw={600}>{t(($) => $.header.plans[viewer.plan])}</Text>
      {date && standing === "ending" && (
        <Alert role="status" p="xs" data-phrases>
          {t(($) => $.account.plan.standing.ending, { date })}
        </Alert>
      )}
      {date && standing !== "ending" && (
        <Text size="sm" c={standing === "past_due" ? "red" : undefined} data-phrases>
          {t(($) => $.account.plan.standing[standing], { date })}
        </Text>
      )}
      {standing === "trial" && <PlansPanel current="free" />}
      {(standing === "trial" || data?.billing.status === "canceled") && (
        <UpgradeButton leaveFor={leaveFor}>
          {standing === "trial" ? t(($) => $.account.plan.upgrade) : t(($) => $.account.plan.again)}
        </UpgradeButton>
      )}
      {standing === "past_due" && (
        <BillingPortal variant="filled" leaveFor={leaveFor}>
          {t(($) => $.account.plan.pay)}
        </BillingPortal>
      )}
      {/* The button to pay leads there already. */}
      {standing !== "past_due" && (viewer.plan === "monthly" || data?.billing.hasPaid) && (
        <BillingPortal leaveFor={leaveFor}>{t(($) => $.account.plan.portal)}</BillingPortal>
      )}
      {standing === "active" && (
        <Text size="sm" c="dimmed" data-phrases>
          {t(($) => $.account.plan.cancelling)}
        </Text>
      )}
      {data && <PlanHistory history={data.billing.history} />}
    </Stack>
  );
}
