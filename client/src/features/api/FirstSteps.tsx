import { SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeBlock } from "#lib/ui/CodeBlock";
import { type FirstStep, firstSteps, stepNames } from "./first-steps";

/** Lines to begin with, for this very installation. */
export function FirstSteps({ bearer }: { bearer: string | null }) {
  const { t } = useTranslation();
  const [way, setWay] = useState<FirstStep>("curl");
  const code = firstSteps(window.location.origin, bearer ?? "ymk_…")[way];
  return (
    <Stack gap="xs" align="stretch">
      <SegmentedControl
        aria-label={t(($) => $.api.steps.title)}
        value={way}
        onChange={(chosen) => setWay(chosen as FirstStep)}
        data={stepNames.map((value) => ({ value, label: t(($) => $.api.steps.way[value]) }))}
      />
      <Text size="sm" data-phrases>
        {t(($) => $.api.steps.hint[way])}
      </Text>
      <CodeBlock label={t(($) => $.api.steps.title)} code={code} />
    </Stack>
  );
}
