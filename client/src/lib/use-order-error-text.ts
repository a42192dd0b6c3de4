import { useTranslation } from "react-i18next";
import { AppError } from "./errors";
import { useErrorText } from "./use-error-text";

/** Says an error of something that was ordered, and what became of its credits. */
export function useOrderErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (error) => {
    const text = errorText(error);
    const note = noteOf(error);
    return note ? t(($) => $.ordered[note], { text }) : text;
  };
}

/** Errors whose own text tells of the credits. */
const TELLING = new Set([
  "INSUFFICIENT_CREDITS",
  "KEY_LIMIT",
  "ABOVE_MAX_CREDITS",
  "IDEMPOTENCY_KEY_REUSED",
  "CANCELLED",
]);
/** Codes of refused orders that the catalogue has no code for. */
const REFUSALS = new Set(["VALIDATION_ERROR", "PAGE_UNREADABLE"]);

function noteOf(error: unknown): "refused" | "returned" | "unknown" | null {
  if (!(error instanceof AppError)) return "returned";
  const { code, reason } = error.refusal;
  if (TELLING.has(reason ?? "") || TELLING.has(error.code)) return null;
  if (error.code === "NETWORK_ERROR") return "unknown";
  const isRefused = error.code === "UNKNOWN_ERROR" ? REFUSALS.has(code ?? "") : error.code !== "SERVER_ERROR";
  return isRefused ? "refused" : "returned";
}
