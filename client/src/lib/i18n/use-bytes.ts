import { useTranslation } from "react-i18next";

const MB = 1_000_000;
const GB = 1_000_000_000;

/** Writes sizes in the interface's language: megabytes, from a gigabyte on gigabytes. */
export function useBytes() {
  const { i18n } = useTranslation();
  const format = (value: number, unit: "megabyte" | "gigabyte") =>
    new Intl.NumberFormat(i18n.language, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
  return (bytes: number) => (bytes < GB ? format(bytes / MB, "megabyte") : format(bytes / GB, "gigabyte"));
}
