import type { Page } from "#kernel/page";

const LABEL = /^(?:(?:製造|販売|発売|製造販売)(?:者|元)|メーカー)(?:名)?$/u;
const ROW = /^([^：:]{2,8})[：:]\s*(.+)$/u;

/** The site's name where a row of a Japanese page says that the house of that name makes or sells the goods. */
export function makerInRows({ language, facts, blocks }: Page, site: string | null): string | null {
  if (language !== "ja" || !site) return null;
  const stated = facts.map(({ label, value }) => ({ label: label?.trim() ?? "", value }));
  const rows = blocks.flatMap(({ kind, text }) => {
    const [, label = "", value = ""] = kind === "table_row" ? (ROW.exec(text.trim()) ?? []) : [];
    return [{ label, value }];
  });
  return [...stated, ...rows].some(({ label, value }) => LABEL.test(label) && value.includes(site))
    ? site
    : null;
}
