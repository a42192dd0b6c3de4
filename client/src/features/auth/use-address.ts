import { useLocation } from "react-router-dom";
import { languageOfAddress } from "#lib/i18n/language";

/** Links between the sign-in screens that keep the language which the address names. */
export function useAddress() {
  const { pathname, search } = useLocation();
  const language = languageOfAddress(pathname, search);
  const suffix = language ? `?lang=${language}` : "";
  const prefix = language ? `/${language}` : "";
  return {
    login: `/login${suffix}`,
    leave: `/login?leave=1${language ? `&lang=${language}` : ""}`,
    register: `${prefix}/register`,
    forgotPassword: `${prefix}/forgot-password`,
  };
}
