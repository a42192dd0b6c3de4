export interface PictureFetcher {
  /**
   * The bytes of a picture, fetched as pages are: by checked connections, 5 redirects, 5 MB at most, in 8 s.
   * Throws AppError PAGE_UNREADABLE with its reason.
   */
  fetchPicture(url: string): Promise<Buffer>;
}
