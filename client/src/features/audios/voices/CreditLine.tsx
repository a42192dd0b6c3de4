import { ActionIcon, Popover, Text } from "@mantine/core";
import { Info } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Voice } from "./use-voices";

/** The line that a voice's licence asks for, behind a button. */
export function CreditLine({ voice }: { voice: Voice }) {
  const { t } = useTranslation();
  const label = t(($) => $.audios.voices.credit, { name: voice.name });
  return (
    <Popover width={280} position="bottom-end" shadow="md" withArrow trapFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label}>
          <Info size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        {/* Escape closes this, and leaves the dialog around it open. */}
        <Text size="sm" tabIndex={0} data-mantine-stop-propagation>
          {voice.attribution}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
