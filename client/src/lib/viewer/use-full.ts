import { useTranslation } from "react-i18next";
import { useInputLimits } from "./use-input-limits";

/** The reason by which the server refuses one more of these. */
const reasons = {
  apiKeys: "KEYS_FULL",
  dictionaryWords: "DICTIONARY_FULL",
  feeds: "TOO_MANY_FEEDS",
  sites: "TOO_MANY_SITES",
  webhooks: "WEBHOOKS_FULL",
} as const;

/** Why there is no room for another one of these in the account; null while there is, or nothing is known yet. */
export function useFull(kind: keyof typeof reasons, held = 0): string | null {
  const { t } = useTranslation();
  const limit = useInputLimits()?.[kind];
  return limit !== undefined && held >= limit ? t(($) => $.reasons[reasons[kind]], { count: limit }) : null;
}
