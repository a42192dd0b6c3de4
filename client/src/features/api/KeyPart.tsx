import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FirstSteps } from "./FirstSteps";
import { KeyForm } from "./KeyForm";
import { KeyList } from "./KeyList";
import { ShownOnce } from "./ShownOnce";
import { useApiKeys } from "./use-api-keys";

/** API keys of the account, a form for another one, and how to begin with it. */
export function KeyPart() {
  const { t } = useTranslation();
  const keys = useApiKeys();
  return (
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
    </Stack>
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
