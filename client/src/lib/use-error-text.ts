import { useTranslation } from "react-i18next";
import { AppError } from "./errors";

/** Says an error in the interface's language: what happened, and what to do about it. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (!(error instanceof AppError)) return t(($) => $.errors.UNKNOWN_ERROR);
    const { code, reason, details } = error.refusal;
    // The narrowest text that there is: the reason's, the server's code's, the catalogue's. A job that
    // failed has a code only, which may be a reason.
    const key = [`reasons.${reason}`, `errors.${code}`, `reasons.${code}`].find((candidate) =>
      i18n.exists(candidate),
    );
    const text = key
      ? String(i18n.getResource(i18n.language, "translation", key))
      : t(($) => $.errors[error.code]);
    const { field, problem } = details ?? {};
    return code === "VALIDATION_ERROR" && field && problem ? `${text} (${field}: ${problem})` : text;
  };
}
