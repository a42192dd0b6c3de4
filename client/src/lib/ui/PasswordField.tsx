import { PasswordInput } from "@mantine/core";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

interface PasswordProps extends ComponentProps<typeof PasswordInput> {
  /** A password that is being chosen, not one that is known. */
  isNew?: boolean;
}

export const PasswordField = ({ isNew, ...props }: PasswordProps) => {
  const { t } = useTranslation();
  return (
    <PasswordInput
      label={t(($) => $.auth.password)}
      description={isNew && t(($) => $.auth.passwordHint)}
      name="password"
      autoComplete={isNew ? "new-password" : "current-password"}
      size="md"
      visibilityToggleButtonProps={{ "aria-label": t(($) => $.auth.showPassword) }}
      // The library says it of its other fields, not of this one.
      aria-invalid={Boolean(props.error) || undefined}
      {...props}
    />
  );
};
