import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Light or dark by one click; the menu with all three choices comes after sign-in. */
export function SchemeToggle() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme("light") === "dark" ? "light" : "dark";
  const Icon = other === "dark" ? Moon : Sun;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--auth-tools-current, var(--mantine-color-text))"
      size={36}
      aria-label={t(($) => $.scheme.switchTo[other])}
      onClick={() => setColorScheme(other)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
