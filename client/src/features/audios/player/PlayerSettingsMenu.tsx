import { ActionIcon, Checkbox, Input, Popover, SegmentedControl, Stack } from "@mantine/core";
import { SlidersHorizontal } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PlayerSettings } from "../preferences/player-settings";
import { useAbovePlayer } from "./use-above-player";

const SKIPS = [5, 10, 15, 30];

interface Props {
  settings: PlayerSettings;
  onChange(change: Partial<PlayerSettings>): void;
}

/** Rarely changed settings: length of a skip, highlighting of the spoken sentence. */
export function PlayerSettingsMenu({ settings: { skipSeconds, highlight }, onChange }: Props) {
  const { t } = useTranslation();
  const { button, place } = useAbovePlayer();
  const label = t(($) => $.audios.playerSettings.open);
  // Another client of the account may have set a number that is not offered here.
  const skips = [...new Set([...SKIPS, skipSeconds])].sort((a, b) => a - b);
  return (
    // An open menu lies above toasts in the same corner.
    <Popover position="top-end" {...place} zIndex={500} trapFocus returnFocus withRoles>
      <Popover.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" size="lg" aria-label={label}>
          <SlidersHorizontal size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="md">
          <div>
            <Input.Label labelElement="div">{t(($) => $.audios.playerSettings.skip)}</Input.Label>
            <SegmentedControl
              fullWidth
              size="xs"
              mt={4}
              aria-label={t(($) => $.audios.playerSettings.skip)}
              value={String(skipSeconds)}
              onChange={(value) => onChange({ skipSeconds: Number(value) })}
              data={skips.map((value) => ({
                value: String(value),
                label: t(($) => $.audios.settings.seconds, { value }),
              }))}
            />
          </div>
          <Checkbox
            label={t(($) => $.audios.playerSettings.highlight)}
            checked={highlight}
            onChange={({ currentTarget }) => onChange({ highlight: currentTarget.checked })}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
