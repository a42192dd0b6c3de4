import { type MantineColorScheme, useMantineColorScheme } from "@mantine/core";
import { Contrast, Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ChoiceMenu } from "./ChoiceMenu";

const icons = { auto: Contrast, light: Sun, dark: Moon } as const;
const schemes = Object.keys(icons) as MantineColorScheme[];

export function SchemeMenu() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = icons[colorScheme];
  return (
    <ChoiceMenu
      label={t(($) => $.scheme.label)}
      icon={<Icon size={19} aria-hidden />}
      value={colorScheme}
      choices={schemes.map((value) => ({ value, label: t(($) => $.scheme[value]) }))}
      onChoose={setColorScheme}
    />
  );
}
