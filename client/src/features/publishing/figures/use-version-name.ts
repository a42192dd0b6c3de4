import { useTranslation } from "react-i18next";

/** The name of a version by its number. */
export function useVersionName() {
  const { t } = useTranslation();
  return (number: string) => t(($) => $.scripts.revision.numbered, { number: Number(number) });
}
