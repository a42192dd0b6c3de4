import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";

/** Makes the other revision live, and waits until every address redirects to another file. */
export async function switchLive(sql: Sql, publicId: string, addresses: string[]): Promise<number> {
  const locations = () =>
    Promise.all(
      addresses.map(async (address) => {
        const answer = await fetch(`${address}/m/${publicId}.mp3`, { redirect: "manual" });
        return answer.headers.get("location");
      }),
    );
  const former = await locations();
  const [row] = await sql`select entry_id from publications where public_id = ${publicId}`;
  await sql.begin(async (tx) => {
    const [live] = await tx`
      update revisions set is_live = false where entry_id = ${row?.entry_id} and is_live returning id`;
    await tx`update revisions set is_live = true where entry_id = ${row?.entry_id} and id <> ${live?.id}`;
  });
  const began = performance.now();
  while ((await locations()).some((location, at) => location === former[at])) await sleep(5);
  return performance.now() - began;
}
