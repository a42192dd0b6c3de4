/** Our reasons for refusing a page, by the names that sets of pages use. */
const NAMES: Record<string, string> = {
  NOT_FOUND: "soft_404",
  SITE_ERROR: "maintenance",
  TEASER: "paywall_teaser",
  EMPTY: "empty_body",
  NEEDS_SCRIPT: "script_shell",
};

export const reasonName = (reason: string) => NAMES[reason] ?? reason.toLowerCase();
