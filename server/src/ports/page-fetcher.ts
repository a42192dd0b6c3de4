export interface FetchedPage {
  /** After redirects. */
  url: string;
  /** Decoded by the page's own character set. */
  html: string;
}

export interface PageFetcher {
  /**
   * http and https only, every hop's address checked at connect time, 5 redirects, 5 MB after
   * decompression, 20 s in all. Throws AppError PAGE_UNREADABLE with its reason.
   */
  fetch(url: string, signal?: AbortSignal): Promise<FetchedPage>;
}
