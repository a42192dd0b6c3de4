import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { listen, type WindowEvents } from "#lib/events";
import { useViewer } from "#lib/viewer/use-viewer";
import classes from "./CreditModal.module.css";

type Shortage = WindowEvents["creditsInsufficient"];

/** Opens when a call was refused for lack of credits, with the number that is missing. */
export function CreditModal() {
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
        {shortage && <Numbers {...shortage} />}
        <Text size="sm" c="dimmed">
          {t(($) => $.credits.modal.explain)}
        </Text>
        <Group justify="flex-end">
          <Button onClick={close}>{t(($) => $.credits.modal.close)}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Numbers({ balance, required }: Shortage) {
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
