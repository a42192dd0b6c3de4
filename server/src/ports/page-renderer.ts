import type { FetchedPage } from "./page-fetcher.ts";

export interface PageRenderer {
  /**
   * Renders a page with its scripts, for pages that are empty without. Addresses, sizes and times are limited
   * as for fetching. Throws AppError PAGE_UNREADABLE with its reason.
   */
  render(url: string, signal?: AbortSignal): Promise<FetchedPage>;
}
