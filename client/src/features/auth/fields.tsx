import { TextInput, type TextInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";

export const EmailField = (props: TextInputProps) => {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t(($) => $.auth.email)}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      size="md"
      {...props}
    />
  );
};
