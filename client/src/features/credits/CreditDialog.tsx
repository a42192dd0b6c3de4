import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { WindowEvents } from "#lib/events";
import { useOpened } from "#lib/ui/use-opened";
import { useViewer } from "#lib/viewer/use-viewer";
import { CreditPacks } from "./CreditPacks";
import classes from "./Numbers.module.css";

type Shortage = WindowEvents["creditsInsufficient"];

interface Props {
  /** Where a purchase sends the browser. */
  leaveFor?: (url: string) => void;
}

/** Shows the missing credits and the pack that covers them. The numbers stay visible while it closes. */
export function CreditDialog({ shortage, opened, onClose, leaveFor }: DialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t(($) => $.credits.modal.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Stack>
        <Offer {...shortage} leaveFor={leaveFor} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t(($) => $.credits.modal.close)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
type DialogProps = Props & { shortage: Shortage; opened: boolean; onClose(): void };

function Offer({ balance, required, leaveFor }: Shortage & Props) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const available = balance ?? viewer?.credits.balance;
  const missing = available === undefined || required === undefined ? undefined : required - available;

  return (
    <>
      {missing !== undefined && missing > 0 && (
        <Text size="lg" fw={650} tabIndex={-1} data-autofocus className={classes.missing}>
          {t(($) => $.credits.modal.missing, { count: missing })}
        </Text>
      )}
      <dl className={classes.numbers}>
        {required !== undefined && <Line label={t(($) => $.credits.modal.required)} credits={required} />}
        {available !== undefined && <Line label={t(($) => $.credits.modal.balance)} credits={available} />}
      </dl>
      <Text size="sm" c="dimmed">
        {t(($) => $.credits.modal.explain)}
      </Text>
      <CreditPacks missing={missing} leaveFor={leaveFor} />
    </>
  );
}

function Line({ label, credits }: { label: string; credits: number }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{label}</dt>
      <dd>{t(($) => $.header.credits, { count: credits })}</dd>
    </div>
  );
}
