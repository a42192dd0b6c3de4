import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, signUp, test } from "./support/journey";
import { places } from "./support/places";
import { audioButton, audioJob, japanesePlayer, makeScript, submitPages } from "./support/steps";

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
  test.setTimeout(180_000);
  const socket = await socketSwitch(page);
  const times = polls(page);
  await signUp(page);
  await submitPages(page, `${places().pages}/bench-article-ja`);
  await makeScript(page);
  // With the socket up a job needs no polling; a look when the socket came up is none.
  expect(times.length).toBeLessThanOrEqual(1);

  await socket.cut();
  times.length = 0;
  await audioButton(page).click();
  await expect.poll(() => times.length).toBeGreaterThan(0);
  await expect(japanesePlayer(page).getByRole("button", { name: "ダウンロード" })).toBeVisible({
    timeout: 90_000,
  });
  await expect(audioJob(page)).toBeHidden({ timeout: 30_000 });
  // Never more often than once a second, and every 2 s unless an answer itself takes longer.
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThan(900);
  for (const gap of gaps) expect(gap).toBeLessThan(12_000);

  // When the job has ended nothing is asked any more, with or without the socket.
  const after = times.length;
  socket.mend();
  await page.waitForTimeout(5_000);
  expect(times.length).toBeLessThanOrEqual(after + 1);
});
