import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { AppError, type Refusal } from "./errors";
import { fieldName, problemText } from "./problem-text";

/** Says an error in the interface's language: what happened, and what to do about it. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (!(error instanceof AppError)) return t(($) => $.errors.UNKNOWN_ERROR);
    const { code, reason } = error.refusal;
    // The narrowest text that there is: the reason's, the server's code's, the catalogue's. A job that
    // failed has a code only, which may be a reason.
    const key = [`reasons.${reason}`, `errors.${code}`, `reasons.${code}`].find((candidate) =>
      i18n.exists(candidate),
    );
    const text = key
      ? String(i18n.getResource(i18n.language, "translation", key))
      : t(($) => $.errors[error.code]);
    return refusedInput(error.refusal, text, t, i18n.language) ?? text;
  };
}

/** Of refused input, what is wrong about it. The server's own words are English: only there they ride along. */
function refusedInput({ code, details }: Refusal, text: string, t: TFunction, language: string) {
  const { field, problem } = details ?? {};
  if (code !== "VALIDATION_ERROR" || typeof field !== "string" || typeof problem !== "string") return null;
  const said = problemText(t, { field, problem });
  if (said) return said;
  if (language === "en") return `${text} (${field}: ${problem})`;
  const name = fieldName(t, field);
  return name && t(($) => $.problems.inField, { text, name });
}
