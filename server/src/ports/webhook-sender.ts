/** The answer of somebody's server to a webhook. */
export interface WebhookAnswer {
  status: number;
  /** The beginning of what it said, as text. */
  body: string;
  /** Seconds that it asks to be left alone for. */
  retryAfter: number | null;
}

export interface WebhookSender {
  /**
   * Sends one POST. http and https only, no redirect is followed, every address is checked at connect time.
   * Throws PAGE_UNREADABLE with its reason where no answer comes within the time.
   */
  post(
    url: string,
    headers: Record<string, string>,
    body: string,
    signal: AbortSignal,
  ): Promise<WebhookAnswer>;
}
