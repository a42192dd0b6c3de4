import { ActionIcon, Menu } from "@mantine/core";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

interface Props<Value extends string> {
  label: string;
  icon: ReactNode;
  value: Value;
  choices: { value: Value; label: string; lang?: string }[];
  onChoose: (value: Value) => void;
}

/** One of a few, behind an icon of the header. */
export function ChoiceMenu<Value extends string>({ label, icon, value, choices, onChoose }: Props<Value>) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" c="var(--mantine-color-text)" size={40} aria-label={label}>
          {icon}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            lang={choice.lang}
            onClick={() => onChoose(choice.value)}
            rightSection={choice.value === value && <Check size={16} aria-hidden />}
          >
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
