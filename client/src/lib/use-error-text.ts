import type { i18n as I18n, TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { ErrorCode, ErrorReason, ValidationRule } from "#gql/enums";
import { AppError, type Refusal } from "./errors";
import { fieldName } from "./field-name";

/** Says an error in the interface's language: what happened, and what to do about it. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (!(error instanceof AppError)) return t(($) => $.errors.UNKNOWN_ERROR);
    const { refusal } = error;
    const { reason, code } = refusal;
    const count = limitOf(refusal);
    // The narrowest text that there is: words of a newer server than this client have none.
    if (isKnown<ErrorReason>(i18n, "reasons", reason, count)) return t(($) => $.reasons[reason], { count });
    const refused = code === "VALIDATION_ERROR" ? refusedInputText(t, i18n, refusal) : null;
    if (refused) return refused;
    if (isKnown<ErrorCode>(i18n, "errors", code)) return t(($) => $.errors[code]);
    return t(($) => $.errors[error.code]);
  };
}

/** Refused input by its rule; a rule without a text still names its field. Null where no field is named. */
function refusedInputText(t: TFunction, i18n: I18n, { message, details = {} }: Refusal): string | null {
  const { field, rule, limit, line, ...facts } = details;
  if (typeof field !== "string") return null;
  const name = fieldName(t, field);
  if (isKnown<ValidationRule>(i18n, "rules", rule)) {
    const shown = name ? t(($) => $.refused.named, { name }) : t(($) => $.refused.unnamed);
    // As values only: no fact may choose another text by its name.
    const values = { ...facts, field: shown, limit: Number(limit), line: Number(line) };
    return t(($) => $.rules[rule], { replace: values });
  }
  const text = t(($) => $.errors.VALIDATION_ERROR);
  // The server's own sentence is English.
  if (i18n.language === "en" && message) return `${text} (${message})`;
  return name && t(($) => $.refused.inField, { text, name });
}

const limitOf = ({ details }: Refusal) => (typeof details?.limit === "number" ? details.limit : undefined);

/** Whether there is a text for a word of the server's; some texts need a number that goes into them. */
const isKnown = <Word extends string>(
  i18n: I18n,
  texts: string,
  word: unknown,
  count?: number,
): word is Word => typeof word === "string" && i18n.exists(`${texts}.${word}`, { count });
