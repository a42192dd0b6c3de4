import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { framesOf } from "./support/host-page";
import { expect, test } from "./support/journey";
import { liveEntry } from "./support/live-entry";
import { askPlayer, plays } from "./support/player";

/** Programs are not counted, and the browser of these journeys says that it is one. */
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Somebody plays to the end, twice, and opens the page once more. */
async function playsToTheEnd(page: Page) {
  const player = page.frameLocator("iframe[sandbox]");
  await plays(player);
  const length = Number(await askPlayer(page, "getDuration"));
  for (let turn = 0; turn < 2; turn++) {
    await askPlayer(page, "play");
    await askPlayer(page, "setCurrentTime", length - 0.5);
    await expect.poll(() => askPlayer(page, "getPaused")).toBe(true);
    expect(Number(await askPlayer(page, "getCurrentTime"))).toBeGreaterThan(length - 0.5);
  }
  await page.reload();
  await expect(player.getByRole("button", { name: "再生" })).toBeVisible();
}

test("listeners are counted, and a page that stays open follows live @long", async ({
  page,
  visitor,
  hostWithPlayers,
}) => {
  const { ask, make, rewrite, entryId, setLive } = await liveEntry(page);
  const { shareEntry } = await ask<{ shareEntry: { pageUrl: string; scriptCode: string; embedUrl: string } }>(
    `mutation { shareEntry(entryId: "${entryId}", enabled: true) { pageUrl scriptCode embedUrl } }`,
    {},
  );
  const { pageUrl: link, scriptCode, embedUrl } = shareEntry;

  const host = await hostWithPlayers(link, scriptCode);
  const counted = await visitor({ userAgent: BROWSER });
  await counted.goto(host.url);
  await playsToTheEnd(counted);
  const figures = `query { entry(id: "${entryId}") { listening {
    total { loads plays ended } revisions { revisionNumber } hosts { host } } } }`;
  const heard = async () => (await ask<{ entry: { listening: object } }>(figures, {})).entry.listening;
  // Two frames a visit: the sandboxed one was played. Each is told of by itself, in any order.
  await expect.poll(heard).toEqual({
    total: { loads: 4, plays: 1, ended: 1 },
    revisions: [{ revisionNumber: "0001" }],
    hosts: [{ host: "127.0.0.1" }],
  });

  // Another version goes live while the page stays open: a player that has begun stays with its audio, one that
  // waits takes the new one by itself.
  const listener = await visitor();
  await listener.goto(host.url);
  const [, inSandbox] = framesOf(listener);
  await plays(inSandbox);
  const waiting = await visitor();
  await waiting.clock.install();
  await waiting.goto(host.url);
  const waitingPlayer = waiting.frameLocator("iframe:not([sandbox])");
  await expect(waitingPlayer.getByRole("button", { name: "再生" })).toBeVisible();
  await make(entryId, "Script");
  await rewrite(entryId, "新しい傘が届きました。");
  await make(entryId, "Audio", ', revisionNumber: "0002"');
  await setLive("0002");
  await expect(async () => {
    await waiting.clock.fastForward(30_000);
    await expect(waitingPlayer.getByText("新しい傘が届きました。")).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await listener.mouse.move(0, 0);
  await listener.locator("iframe[sandbox]").hover();
  await expect(inSandbox.getByText("雨の日も安心して使えます。")).toHaveCount(1);

  // On a small phone, in both schemes.
  const small = await visitor({ viewport: { width: 320, height: 640 } });
  for (const address of [
    link,
    `${embedUrl}?transcript=1&theme=light`,
    `${embedUrl}?transcript=1&theme=dark`,
  ]) {
    await small.goto(address);
    expect(await violations(small), address).toEqual([]);
    expect(await small.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
  }
});
