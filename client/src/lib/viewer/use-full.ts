import { useTranslation } from "react-i18next";
import { useInputLimits } from "./use-input-limits";

/** Why there is no room for another one of these in the account; null while there is, or nothing is known yet. */
export function useFull(kind: "apiKeys" | "feeds" | "sites" | "webhooks", count = 0): string | null {
  const { t } = useTranslation();
  const limit = useInputLimits()?.[kind];
  return limit !== undefined && count >= limit ? t(($) => $.full[kind], { limit }) : null;
}
