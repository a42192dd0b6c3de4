/**
 * undici alone, in a process of its own as the worker is. Arguments: URLs, requests, and how many at a time. Each
 * message makes it send them all once, and the answer is how many seconds it took. Each request has its own id, body
 * and signature, as those of deliveries do, but they are written before the clock runs: what is measured is HTTP.
 */
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { Agent, request } from "undici";

const [urls = "", count = "", concurrency = ""] = process.argv.slice(2);
const addresses = urls.split(",");
const secrets = addresses.map(() => randomBytes(32));
const timestamp = String(Math.floor(Date.now() / 1_000));
const messages = Array.from({ length: Number(count) }, (_, n) => {
  const id = randomUUID();
  const body = JSON.stringify({
    type: "revision.live",
    timestamp: new Date().toISOString(),
    data: { entryId: randomUUID(), revisionNumber: "0001" },
  });
  const secret = secrets[n % secrets.length] as Buffer;
  const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
  const headers = {
    "content-type": "application/json",
    "user-agent": "Yomikoe-Webhooks/1.0",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
  return { url: addresses[n % addresses.length] as string, headers, body };
});
const dispatcher = new Agent();

async function sendAll(): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: Number(concurrency) }, async () => {
      for (let one = messages[next++]; one; one = messages[next++]) {
        const { url, headers, body } = one;
        const answer = await request(url, { method: "POST", dispatcher, headers, body });
        await answer.body.dump();
      }
    }),
  );
  return (performance.now() - began) / 1_000;
}

process.on("message", async () => process.send?.(await sendAll()));
process.once("disconnect", () => process.exit());
process.send?.("ready");
