import { Agent, request } from "undici";

/** Requests a second of undici alone, with a body and headers like those of a delivery. */
export async function bareRequests(url: string, count: number, concurrency: number): Promise<number> {
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
  const seconds = (performance.now() - began) / 1_000;
  await dispatcher.close();
  return count / seconds;
}
