import type { Page } from "@playwright/test";
import { test as base, expect, signUp } from "./support/journey";
import { startStack } from "./support/stack";
import {
  audioButton,
  audioJob,
  creditsOf,
  entryList,
  followStatus,
  japanesePlayer,
  LONG_SCRIPT,
  makeScript,
  priceOf,
  rewriteScript,
  submitPages,
} from "./support/steps";

/** A server of its own: nobody else's journey shall lose theirs. */
const test = base.extend<{ stack: Awaited<ReturnType<typeof startStack>> }>({
  stack: async ({ browserName: _ }, use) => {
    const stack = await startStack();
    await use(stack);
    await stack.stop();
  },
  baseURL: async ({ stack }, use) => use(stack.places.address),
});

/** When the page asked for queue status, and when its socket was lost and acknowledged. */
function watchLine(page: Page) {
  const line = { polls: [] as number[], lost: [] as number[], up: [] as number[] };
  page.on("request", (request) => {
    if (request.postData()?.includes('"EntryQueues"')) line.polls.push(Date.now());
  });
  page.on("websocket", (socket) => {
    let isUp = false;
    socket.on("framereceived", ({ payload }) => {
      if (isUp || !String(payload).includes("connection_ack")) return;
      isUp = true;
      line.up.push(Date.now());
    });
    socket.on("close", () => isUp && line.lost.push(Date.now()));
  });
  return line;
}

const outlives =
  "a job outlives its server: killed in the middle and back, nothing is missed, told or paid twice [4.3] [4.4] [4.6]";
test(outlives, { tag: "@long" }, async ({ page, stack, provoked }) => {
  test.setTimeout(420_000);
  provoked(/Failed to load resource|WebSocket connection to/);
  const line = watchLine(page);
  await signUp(page);
  await submitPages(page, `${stack.places.pages}/product-ja`);
  await makeScript(page);
  await rewriteScript(page, LONG_SCRIPT);
  await page.getByRole("checkbox", { name: "完成を待たずに再生" }).uncheck();
  const before = await creditsOf(page);
  const price = await priceOf(audioButton(page));

  await audioButton(page).click();
  const list = entryList(page);
  await expect(list.getByText(/音声を作成中 [1-9]\d* \/ \d+/)).toBeVisible({ timeout: 60_000 });
  const words = await followStatus(page, /./);
  // The page is open, so that its end is said to screen readers alone.
  const notices = page.getByRole("status").filter({ hasText: "音声ができました" });
  line.polls.length = 0;

  await stack.kill();
  await expect.poll(() => line.lost.length).toBe(1);
  const [lost = 0] = line.lost;
  await expect.poll(() => line.polls.length).toBeGreaterThanOrEqual(2);
  // One period of 2 s after the loss, and what a busy machine takes to notice.
  expect((line.polls[0] ?? 0) - lost).toBeLessThan(3_000);
  await expect(list.getByText(/音声を作成中/)).toBeVisible();

  line.up.length = 0;
  await stack.startAgain();
  await expect.poll(() => line.up.length, { timeout: 30_000 }).toBe(1);
  const [up = 0] = line.up;

  await expect(audioJob(page)).toBeHidden({ timeout: 120_000 });
  await expect(notices).toHaveCount(1);
  await expect(list.getByText("音声あり")).toBeVisible();
  await expect(japanesePlayer(page).getByRole("button", { name: "ダウンロード" })).toBeVisible();

  const gaps = line.polls.slice(1).map((at, index) => at - (line.polls[index] ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThan(900);
  // One that was on its way, and a second after the return the one look for what happened meanwhile:
  // that is no polling, which would have gone on for as long as the job did.
  expect(line.polls.filter((at) => at > up).length).toBeLessThanOrEqual(2);

  expect((await words()).join(" → ")).toMatch(
    /^音声を作成中( → 順番待ち → 音声を作成中)?( → 仕上げ中)? → 音声あり$/,
  );
  await expect.poll(() => creditsOf(page)).toBeGreaterThanOrEqual(before - price);
  await page.reload();
  await expect(list.getByText("音声あり")).toBeVisible();
  await expect(notices).toHaveCount(0);
  expect(await creditsOf(page)).toBeLessThan(before);
});
