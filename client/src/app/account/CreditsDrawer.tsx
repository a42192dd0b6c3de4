import "@mantine/core/styles/Skeleton.layer.css";
import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PlanSection } from "#features/account/PlanSection";
import { Balance } from "#features/credits/Balance";
import { CreditPacks } from "#features/credits/CreditPacks";
import { Ledger } from "#features/credits/Ledger";
import { DrawerSection } from "./DrawerSection";
import { PanelDrawer, type PanelProps } from "./PanelDrawer";

/** The balance and its worth in minutes, the plan, packs to buy, and where credits went. */
export function CreditsDrawer({ opened, onClose }: PanelProps) {
  const { t } = useTranslation();
  return (
    <PanelDrawer opened={opened} onClose={onClose} title={t(($) => $.credits.panel.title)}>
      {(data, waiting) => (
        <>
          {data && <Balance {...data.viewer.credits} />}
          {waiting && <Skeleton height={110} />}
          <DrawerSection title={t(($) => $.header.plan)}>
            <PlanSection />
          </DrawerSection>
          <DrawerSection title={t(($) => $.credits.panel.packs)}>
            <CreditPacks />
          </DrawerSection>
          <DrawerSection title={t(($) => $.credits.ledger.title)}>
            <Ledger />
          </DrawerSection>
        </>
      )}
    </PanelDrawer>
  );
}
