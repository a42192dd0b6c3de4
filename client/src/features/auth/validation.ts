import { useTranslation } from "react-i18next";

const looksLikeMail = /^[^\s@]+@[^\s@]+$/;

/** Checks the input before the provider is called; the strength of passwords is the provider's rule. */
export function useValidation() {
  const { t } = useTranslation();
  return {
    email: (value: string) => {
      if (!value.trim()) return t(($) => $.auth.fields.emailRequired);
      return looksLikeMail.test(value.trim()) ? null : t(($) => $.auth.fields.emailInvalid);
    },
    password: (value: string) => (value ? null : t(($) => $.auth.fields.passwordRequired)),
  };
}
