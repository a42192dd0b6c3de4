import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, signUp, test } from "./support/journey";
import { places } from "./support/places";

/** A switch on the line between screen and server's socket. */
async function socketSwitch(page: Page) {
  const open = new Set<WebSocketRoute>();
  let cut = false;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (cut) return void socket.close({ code: 1001 });
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      cut = true;
      for (const socket of open) await socket.close({ code: 1001 });
      open.clear();
    },
    mend() {
      cut = false;
    },
  };
}

const polls = (page: Page) => {
  const times: number[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes('"EntryQueues"')) times.push(Date.now());
  });
  return times;
};

test("polls every 2 s while the socket is down, and misses nothing [4.3] [4.4]", async ({ page }) => {
  const socket = await socketSwitch(page);
  const times = polls(page);
  await signUp(page);
  await page.getByRole("textbox", { name: /URL/ }).fill(`${places().pages}/bench-article-ja`);
  await page.getByRole("button", { name: "追加" }).click();
  await expect(page.getByRole("heading", { name: "ページを読み取りました" })).toBeVisible();

  await page.getByRole("button", { name: /^台本をつくる.*クレジット/ }).click();
  await expect(page.getByRole("group", { name: "台本" })).toBeVisible({ timeout: 40_000 });
  // With the socket up a job needs no polling; a look when the socket came up is none.
  expect(times.length).toBeLessThanOrEqual(1);

  await socket.cut();
  times.length = 0;
  await page.getByRole("button", { name: /^音声をつくる.*クレジット/ }).click();
  await expect.poll(() => times.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect(page.getByRole("region", { name: "プレーヤー" })).toBeVisible({ timeout: 60_000 });
  // The player is there before the job has ended, and as long as it runs there is something to ask.
  await expect(page.getByRole("region", { name: "音声を作成しています" })).toBeHidden({ timeout: 60_000 });
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThan(900);
  for (const gap of gaps) expect(gap).toBeLessThan(4_000);

  const after = times.length;
  socket.mend();
  await page.waitForTimeout(5_000);
  expect(times.length).toBeLessThanOrEqual(after + 1);
});
