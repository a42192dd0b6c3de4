import { useTranslation } from "react-i18next";

const looksLikeMail = /^[^\s@]+@[^\s@]+$/;

/** Says what is wrong with a field's content, in the interface's language; null where nothing is. */
export function useValidation() {
  const { t } = useTranslation();
  return {
    filled: (value: string, field: string) => (value.trim() ? null : t(($) => $.rules.required, { field })),
    email: (value: string) => {
      if (!value.trim()) return t(($) => $.auth.fields.emailRequired);
      return looksLikeMail.test(value.trim()) ? null : t(($) => $.auth.fields.emailInvalid);
    },
    /** The strength of passwords is the provider's rule. */
    password: (value: string) => (value ? null : t(($) => $.auth.fields.passwordRequired)),
  };
}
