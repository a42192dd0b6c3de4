import { Agent, request } from "undici";

/**
 * undici alone, with a body and headers like those of a delivery. Connections stay open from one call to the next, as
 * those of a sender do.
 */
export function bareSender(url: string, concurrency: number) {
  const dispatcher = new Agent();
  const body = JSON.stringify({
    type: "revision.live",
    timestamp: new Date().toISOString(),
    data: { entryId: crypto.randomUUID(), revisionNumber: "0001" },
  });
  const headers = {
    "content-type": "application/json",
    "user-agent": "bench",
    "webhook-id": crypto.randomUUID(),
    "webhook-timestamp": "1795000000",
    "webhook-signature": `v1,${"A".repeat(43)}=`,
  };
  return {
    /** Makes so many requests, and tells how many a second they were. */
    async requests(count: number): Promise<number> {
      let left = count;
      const began = performance.now();
      await Promise.all(
        Array.from({ length: concurrency }, async () => {
          while (left-- > 0) {
            const answer = await request(url, { method: "POST", dispatcher, headers, body });
            await answer.body.dump();
          }
        }),
      );
      return count / ((performance.now() - began) / 1_000);
    },

    close: () => dispatcher.close(),
  };
}
