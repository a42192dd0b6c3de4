import { ActionIcon, Popover, Text } from "@mantine/core";
import { Info } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Voice } from "./use-voices";

/** The line that a voice's licence asks for, behind a button. Escape closes it, and leaves the dialog around it open. */
export function CreditLine({ voice }: { voice: Voice }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const label = t(($) => $.audios.voices.credit, { name: voice.name });
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width={280}
      position="bottom-end"
      shadow="md"
      withArrow
      trapFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={label}
          title={label}
          onClick={() => setOpened(!opened)}
          // The focus moves into the line a moment after it opened; a key in between is meant for it too.
          onKeyDown={({ key }) => key === "Escape" && setOpened(false)}
          data-mantine-stop-propagation={opened || undefined}
        >
          <Info size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} data-mantine-stop-propagation>
        <Text size="sm" tabIndex={0} data-mantine-stop-propagation>
          {voice.attribution}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
