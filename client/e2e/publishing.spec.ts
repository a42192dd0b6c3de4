import { violations } from "./support/axe";
import { framesOf } from "./support/host-page";
import { inTwoParts } from "./support/in-two-parts";
import { expect, test } from "./support/journey";
import { liveEntry } from "./support/live-entry";
import { isDrawn, notedOn, noteMoves, nothingMoves } from "./support/moves";
import { askPlayer, plays } from "./support/player";

test("what is live is shared in the studio, and heard on a page of another site", { tag: "@long" }, async ({
  page,
  visitor,
  provoked,
  hostWithPlayers,
}) => {
  const { ask, entryId } = await liveEntry(page);
  await page.reload();
  await page.getByRole("list", { name: "ページの一覧" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "公開する" }).click();
  await page.getByRole("switch", { name: "使用中のバージョンを公開する" }).click();
  const shown = (name: string) => page.getByRole("figure", { name }).locator("code").innerText();
  const [link, script] = [await shown("リンク"), await shown("ページに貼るコード")];
  const preview = page.frameLocator('iframe[title="プレーヤーの見え方"]');
  await expect(preview.getByRole("button", { name: "再生" })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const host = await hostWithPlayers(link, script);
  const listener = await visitor();
  await noteMoves(listener);
  await listener.goto(host.url);
  const [byScript, inSandbox] = framesOf(listener);
  await nothingMoves(listener);

  const slow = await inTwoParts(await (await fetch(link.replace("/p/", "/embed/"))).text(), "</select>");
  const early = await visitor();
  await noteMoves(early);
  await early.goto(slow.url, { waitUntil: "commit" });
  await early.locator("select").waitFor({ state: "attached" });
  await isDrawn(early);
  slow.finish();
  await expect(early.getByRole("button", { name: "テキスト" })).toBeVisible();
  await isDrawn(early);
  expect((await notedOn(early)).moved).toEqual([]);
  slow.close();

  await plays(byScript);
  await byScript.getByRole("button", { name: "一時停止" }).click();
  const height = () => listener.locator("iframe:not([sandbox])").evaluate(({ clientHeight }) => clientHeight);
  await listener.setViewportSize({ width: 320, height: 720 });
  await expect.poll(async () => (await notedOn(listener)).told.at(2)?.[0]).toBe(190);
  const before = await height();
  await byScript.getByRole("button", { name: "テキスト" }).click();
  await expect.poll(height).toBeGreaterThan(before + 40);

  await plays(inSandbox);
  expect(await askPlayer(listener, "getPaused")).toBe(false);
  await askPlayer(listener, "pause");
  await expect.poll(() => askPlayer(listener, "getPaused")).toBe(true);
  const length = Number(await askPlayer(listener, "getDuration"));
  await askPlayer(listener, "setCurrentTime", length - 1);
  await expect.poll(() => askPlayer(listener, "getCurrentTime")).toBeGreaterThan(length - 1.5);
  await expect(inSandbox.locator(".now")).toHaveText("雨の日も安心して使えます。");

  // The page reads and sounds without scripts.
  const plain = await visitor({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  await plain.goto(link);
  await expect(plain.getByText("毎日の通勤で役に立ちます。")).toBeVisible();
  await expect(plain.locator("audio[controls]")).toBeVisible();

  // A site that is not allowed shows nothing; what is not shared any more is gone everywhere.
  provoked(/frame-ancestors|status of 410/);
  const allow = `mutation ($enabled: Boolean!, $sites: [String!]) {
    shareEntry(entryId: "${entryId}", enabled: $enabled, allowedOrigins: $sites) { enabled } }`;
  await ask(allow, { enabled: true, sites: ["https://shop.example"] });
  const refused = listener.waitForEvent("console", (message) => /frame-ancestors/.test(message.text()));
  await listener.reload();
  await refused;
  await ask(allow, { enabled: false });
  await expect.poll(async () => (await listener.request.get(link)).status()).toBe(410);
});
