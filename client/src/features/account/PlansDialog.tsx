import { Modal, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PlansPanel } from "#lib/payment/PlansPanel";
import { UpgradeButton } from "#lib/payment/UpgradeButton";
import { useViewer } from "#lib/viewer/use-viewer";

interface Props {
  onClose(): void;
  /** Where a payment sends the browser. */
  leaveFor?: (url: string) => void;
}

/** Compares the plans, and leads to the larger one. */
export function PlansDialog({ onClose, leaveFor }: Props) {
  const { t } = useTranslation();
  const plan = useViewer()?.plan;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.account.plans.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Stack>
        <PlansPanel {...(plan && { current: plan })} isTitled />
        {plan === "free" && (
          <UpgradeButton leaveFor={leaveFor}>{t(($) => $.account.plan.upgrade)}</UpgradeButton>
        )}
      </Stack>
    </Modal>
  );
}
