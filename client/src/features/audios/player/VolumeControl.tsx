import { ActionIcon, Group, Slider } from "@mantine/core";
import { Volume2, VolumeX } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  volume: number;
  onChange(volume: number): void;
}

export function VolumeControl({ volume, onChange }: Props) {
  const { t } = useTranslation();
  const before = useRef(volume || 1);
  const toggle = () => {
    if (volume > 0) before.current = volume;
    onChange(volume > 0 ? 0 : before.current);
  };
  const label = volume > 0 ? t(($) => $.audios.mute) : t(($) => $.audios.unmute);
  return (
    <Group gap={4} wrap="nowrap" visibleFrom="md">
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={toggle}>
        {volume > 0 ? <Volume2 size={18} /> : <VolumeX size={18} />}
      </ActionIcon>
      <Slider
        w={84}
        size="sm"
        mr="sm"
        thumbSize={24}
        min={0}
        max={1}
        step={0.05}
        label={null}
        thumbLabel={t(($) => $.audios.volume)}
        value={volume}
        onChange={onChange}
      />
    </Group>
  );
}
