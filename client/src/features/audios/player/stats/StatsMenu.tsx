import { ActionIcon, Popover, Tooltip } from "@mantine/core";
import { ChartNoAxesColumn } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAbovePlayer } from "../use-above-player";
import { AudioStats } from "./AudioStats";

/** How the audio was made, and played: asked for when somebody looks. */
export function StatsMenu({ audioId }: { audioId: string }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { button, place } = useAbovePlayer();
  const label = t(($) => $.audios.stats.title);
  return (
    <Popover
      position="top-end"
      {...place}
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
      withRoles
    >
      <Popover.Target>
        <Tooltip label={label} disabled={opened}>
          <ActionIcon
            ref={button}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={label}
            onClick={() => setOpened(!opened)}
          >
            <ChartNoAxesColumn size={18} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} tabIndex={-1} data-autofocus>
        <AudioStats audioId={audioId} />
      </Popover.Dropdown>
    </Popover>
  );
}
