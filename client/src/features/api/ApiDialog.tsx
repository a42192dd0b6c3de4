import { Modal, Stack, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FirstSteps } from "./FirstSteps";
import { KeyForm } from "./KeyForm";
import { KeyList } from "./KeyList";
import { ShownOnce } from "./ShownOnce";
import { useApiKeys } from "./use-api-keys";
import { WebhookPart } from "./WebhookPart";

/** Keys for programs, and how to begin with one. */
export function ApiDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const narrow = useMediaQuery("(max-width: 48em)");
  const keys = useApiKeys();
  return (
    <Modal
      opened
      onClose={onClose}
      size="48rem"
      fullScreen={narrow}
      title={t(($) => $.api.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Stack gap="lg">
        <Text size="sm" c="dimmed" data-phrases>
          {t(($) => $.api.lead)}
        </Text>
        {keys.shown && (
          <ShownOnce
            texts={{
              title: t(($) => $.api.shown.title, { name: keys.shown.name }),
              hint: t(($) => $.api.shown.hint),
              label: t(($) => $.api.shown.label),
            }}
            secret={keys.shown.key}
            onDone={keys.forget}
          />
        )}
        <Part title={t(($) => $.api.keys)}>
          <KeyList keys={keys} />
        </Part>
        <Part title={t(($) => $.api.make)}>
          <KeyForm keys={keys} />
        </Part>
        <Part title={t(($) => $.api.steps.title)}>
          <FirstSteps bearer={keys.shown?.key ?? null} />
        </Part>
        <Part title={t(($) => $.api.hooks.title)}>
          <WebhookPart />
        </Part>
      </Stack>
    </Modal>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Title order={3} size="h4" mb="xs">
      {title}
    </Title>
    {children}
  </section>
);
