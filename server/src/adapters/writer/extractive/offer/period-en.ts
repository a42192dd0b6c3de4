import type { Fact, Page } from "#kernel/page";
import { paidPeriod } from "#kernel/shelf/paid-period";

/** "$39.00 every month": for how long one pays a price; empty for what is bought once. */
export function periodOf({ blocks }: Page, { value, provenance }: Fact): string {
  const told = blocks.map(({ text }) => paidPeriod(text, value)).find(Boolean);
  const period = provenance?.period ?? told;
  return period ? ` a ${period}` : "";
}
