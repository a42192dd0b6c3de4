import "@mantine/core/styles/Drawer.layer.css";
import "@mantine/core/styles/List.layer.css";
import "@mantine/core/styles/Skeleton.layer.css";
import { useQuery } from "@apollo/client/react";
import { Drawer, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PlanSection } from "#features/account/PlanSection";
import { Balance } from "#features/credits/Balance";
import { CreditPacks } from "#features/credits/CreditPacks";
import { Ledger } from "#features/credits/Ledger";
import { AccountPanelDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { useOpened } from "#lib/ui/use-opened";
import { DrawerSection } from "./DrawerSection";

interface Props {
  opened: boolean;
  onClose(): void;
}

/** What one has, what it is worth, how one gets more, and where it went. */
export function CreditsDrawer({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(AccountPanelDocument, {
    fetchPolicy: "cache-and-network",
    skip: !opened,
  });
  const waiting = !data && !error;
  return (
    <Drawer
      opened={useOpened(opened)}
      onClose={onClose}
      position="right"
      size="28rem"
      padding="lg"
      title={t(($) => $.credits.panel.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      {error && !data && <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />}
      {data && <Balance {...data.viewer.credits} />}
      {waiting && <Skeleton height={110} />}
      <DrawerSection title={t(($) => $.header.plan)}>
        {data && <PlanSection plans={data.plans} />}
        {waiting && <Skeleton height={140} />}
      </DrawerSection>
      <DrawerSection title={t(($) => $.credits.panel.packs)}>
        <CreditPacks />
      </DrawerSection>
      <DrawerSection title={t(($) => $.credits.ledger.title)}>
        <Ledger />
      </DrawerSection>
    </Drawer>
  );
}
