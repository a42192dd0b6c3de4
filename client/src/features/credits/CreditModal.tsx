import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { listen, type WindowEvents } from "#lib/events";
import { useViewer } from "#lib/viewer/use-viewer";
import classes from "./CreditModal.module.css";
import { CreditPacks } from "./CreditPacks";

type Shortage = WindowEvents["creditsInsufficient"];

interface Props {
  /** Where a purchase sends the browser. */
  leaveFor?: (url: string) => void;
}

/** Opens when a call was refused for lack of credits: what is missing, and what would cover it. */
export function CreditModal({ leaveFor }: Props) {
  const { t } = useTranslation();
  const [shortage, setShortage] = useState<Shortage | null>(null);
  useEffect(() => listen("creditsInsufficient", setShortage), []);
  const close = () => setShortage(null);

  return (
    <Modal
      opened={shortage !== null}
      onClose={close}
      title={t(($) => $.credits.modal.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Stack>
        {shortage && <Offer {...shortage} leaveFor={leaveFor} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t(($) => $.credits.modal.close)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Offer({ balance, required, leaveFor }: Shortage & Props) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const available = balance ?? viewer?.credits.balance;
  const missing = available === undefined || required === undefined ? undefined : required - available;

  return (
    <>
      {missing !== undefined && missing > 0 && (
        <Text size="lg" fw={650}>
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
