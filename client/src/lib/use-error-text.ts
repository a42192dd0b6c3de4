import { useTranslation } from "react-i18next";
import { AppError } from "./errors";

/** Says an error in the interface's language: what happened, and what to do about it. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (!(error instanceof AppError)) return t(($) => $.errors.UNKNOWN_ERROR);
    const { code, reason } = error.refusal;
    // The narrowest text that there is: the reason's, the server's code's, the catalogue's.
    const key = [`reasons.${reason}`, `errors.${code}`].find((candidate) => i18n.exists(candidate));
    return key ? String(i18n.getResource(i18n.language, "translation", key)) : t(($) => $.errors[error.code]);
  };
}
