import { type UseFormInput, useForm } from "@mantine/form";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** A form whose complaints follow the interface when its language is switched. */
export function useAuthForm<Values extends Record<string, string>>(
  initialValues: Values,
  validate: UseFormInput<Values>["validate"],
) {
  const { i18n } = useTranslation();
  const form = useForm<Values>({ initialValues, validate });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the language alone is the occasion
  useEffect(() => {
    if (Object.keys(form.errors).length > 0) form.validate();
  }, [i18n.language]);

  return form;
}
