import { useTranslation } from "react-i18next";

const KB = 1_000;
const MB = 1_000_000;
const GB = 1_000_000_000;

/** Writes sizes in the interface's language: megabytes, of little kilobytes and from a gigabyte on gigabytes. */
export function useBytes() {
  const { i18n } = useTranslation();
  const format = (value: number, unit: "kilobyte" | "megabyte" | "gigabyte") =>
    new Intl.NumberFormat(i18n.language, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
  return (bytes: number) => {
    if (bytes > 0 && bytes < MB / 10) return format(Math.max(0.1, bytes / KB), "kilobyte");
    return bytes < GB ? format(bytes / MB, "megabyte") : format(bytes / GB, "gigabyte");
  };
}
