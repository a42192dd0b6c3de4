import { useTranslation } from "react-i18next";

/** A moment as the interface's language writes it. */
export function useMoment(): (moment: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return (moment) => format.format(new Date(moment));
}
