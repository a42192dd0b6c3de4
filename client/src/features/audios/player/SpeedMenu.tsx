import { Button, Menu } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAbovePlayer } from "./use-above-player";

const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

interface Props {
  rate: number;
  onChange(rate: number): void;
}

export function SpeedMenu({ rate, onChange }: Props) {
  const { t } = useTranslation();
  const { button, place } = useAbovePlayer();
  return (
    <Menu position="top" {...place}>
      <Menu.Target>
        <Button
          ref={button}
          variant="subtle"
          color="gray"
          size="compact-md"
          aria-label={t(($) => $.audios.speedNow, { rate })}
          style={{ fontVariantNumeric: "tabular-nums" }}
        >
          {rate}×
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={String(rate)}>
          {rates.map((value) => (
            <Menu.RadioItem
              key={value}
              value={String(value)}
              closeMenuOnClick
              onChange={() => onChange(value)}
            >
              {value}×
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
