import type { FetchedPage } from "./page-fetcher.ts";

export interface PageRenderer {
  /**
   * What a page is when its scripts have run: for pages that are empty without. The same addresses, sizes
   * and times as for fetching. Throws AppError PAGE_UNREADABLE with its reason.
   */
  render(url: string, signal?: AbortSignal): Promise<FetchedPage>;
}
