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
    <Menu position="bottom-end" checkIcon={<Check size={16} aria-hidden />}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" c="var(--mantine-color-text)" size={40} aria-label={label}>
          {icon}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value}>
          {choices.map((choice) => (
            <Menu.RadioItem
              key={choice.value}
              value={choice.value}
              lang={choice.lang}
              closeMenuOnClick
              onChange={() => onChoose(choice.value)}
            >
              {choice.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
