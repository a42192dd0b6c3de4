import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Page, Request } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, signUp, test } from "./support/journey";
import { places } from "./support/places";
import { studioOf } from "./support/studio-of";

const SCRIPT = `# はじめに\n\nこの傘はとても軽いです。毎日の通勤で役に立ちます。\n\n雨の日も安心して使えます。`;

/** A page of another site, with these elements in it; it may change while the site stands. */
async function hostPage(body: string | (() => string)) {
  const server = createServer((_request, response) => {
    const elements = typeof body === "string" ? body : body();
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="ja"><title>店</title><body>${elements}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

/** Asks the player in the frame by player.js, as a script of the page around it does. */
const askPlayer = (page: Page, method: string, value?: unknown) =>
  page.evaluate(
    ([name, given]) =>
      new Promise((resolve) => {
        const frame = document.querySelector<HTMLIFrameElement>("iframe[sandbox]")?.contentWindow;
        window.addEventListener("message", ({ source, data }) => {
          const said = source === frame && typeof data === "string" ? JSON.parse(data) : {};
          if (said.listener === name) resolve(said.value);
        });
        const message = { context: "player.js", version: "0.0.11", method: name, value: given };
        frame?.postMessage(JSON.stringify({ ...message, listener: name }), "*");
        if (!String(name).startsWith("get")) resolve(undefined);
      }),
    [method, value] as const,
  );

/** One tag in a site's template finds the audio of each page, on the site that its key names and nowhere else. */
async function siteTagFinds(page: Page, code: (origin: string) => Promise<string>, address: string) {
  let tag = "";
  let canonical = address;
  const body = () => `<link rel="canonical" href="${canonical}"><main>${tag}</main>`;
  const [own, other] = [await hostPage(body), await hostPage(body)];
  tag = await code(new URL(own.url).origin);
  const visit = async (url: string, outcome: "requestfinished" | "requestfailed") => {
    const asked = (request: Request) => request.url().includes("/embed/lookup");
    await Promise.all([page.waitForEvent(outcome as "requestfinished", asked), page.goto(url)]);
  };
  await visit(own.url, "requestfinished");
  await expect(page.frameLocator("iframe").getByRole("button", { name: "再生" })).toBeVisible();
  await visit(other.url, "requestfailed");
  await expect(page.locator("iframe")).toHaveCount(0);
  canonical = new URL("other", address).href;
  await visit(own.url, "requestfinished");
  await expect(page.locator("iframe")).toHaveCount(0);
  for (const { close } of [own, other]) close();
}

async function plays(player: FrameLocator) {
  await player.getByRole("button", { name: "再生" }).click();
  await expect(player.locator(".now")).toHaveCount(1);
  const position = player.getByRole("slider", { name: "再生位置" });
  await expect.poll(async () => Number(await position.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
}

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

/** An entry with a live audio, on the screen of its owner. */
async function liveEntry(page: Page) {
  const email = `${crypto.randomUUID()}@example.com`;
  await signUp(page, "ja", email);
  const studio = studioOf(email);
  const entryId = await studio.add(`${places().pages}/product-ja`);
  await studio.make(entryId, "Script");
  await studio.rewrite(entryId, SCRIPT);
  await studio.make(entryId, "Audio");
  const setLive = (revision: string) =>
    studio.ask(
      `mutation { setLiveRevision(entryId: "${entryId}", revisionNumber: "${revision}") { id } }`,
      {},
    );
  await setLive("0001");
  return { ...studio, entryId, setLive };
}

/** A page of another site with the code that the studio gives, and a frame like those of WordPress. */
function pageWith(link: string, script: string) {
  const embed = link.replace("/p/", "/embed/");
  const sandboxed = `<iframe sandbox="allow-scripts" title="sandbox" src="${embed}?transcript=1#?secret=fromTheHost" width="400" height="500"></iframe>`;
  return hostPage(`<main>${script}</main>${sandboxed}`);
}

const framesOf = (page: Page) =>
  ["iframe:not([sandbox])", "iframe[sandbox]"].map((frame) => page.frameLocator(frame)) as [
    FrameLocator,
    FrameLocator,
  ];

interface Noted {
  /** Height and moment of what each player told. */
  told: [height: number, at: number][];
  /** The same in the form of WordPress. */
  toldWordPress: [height: number, secret: string][];
  moved: { value: number; startTime: number }[];
}

/** Has a page and its frames note what moves by itself, and the page which heights its players tell. */
const noteMoves = (page: Page) =>
  page.addInitScript(() => {
    const noted: Noted = { told: [], toldWordPress: [], moved: [] };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
      noted.moved.push(...entries.map(({ value, startTime }) => ({ value, startTime })));
    }).observe({ type: "layout-shift", buffered: true });
    window.addEventListener("message", ({ data }) => {
      if (data?.type === "yomikoe:height") noted.told.push([data.height, performance.now()]);
      if (data?.message === "height") noted.toldWordPress.push([data.value, data.secret]);
    });
  });
const notedOn = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** Both players of the page have said how high they are: nothing has moved in them, or around them since they came. */
async function nothingMoves(page: Page) {
  await expect.poll(async () => (await notedOn(page)).told.length).toBe(2);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const { told, toldWordPress, moved } = await notedOn(page);
  expect(told.map(([height]) => height).sort()).toEqual([190, 458]);
  expect(toldWordPress).toEqual([[458, "fromTheHost"]]);
  const first = Math.min(...told.map(([, at]) => at));
  expect(moved.filter(({ startTime }) => startTime >= first)).toEqual([]);
  for (const frame of page.frames().slice(1))
    expect(await frame.evaluate(() => (window as unknown as { noted: Noted }).noted.moved.length)).toBe(0);
}

test("what is live is shared in the studio, and heard on a page of another site", async ({
  page,
  visitor,
  provoked,
}) => {
  // A page with both kinds of frames: no other puts one origin into two clusters.
  provoked(/origin-keyed agent cluster/);
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

  const host = await pageWith(link, script);
  const listener = await visitor();
  await noteMoves(listener);
  await listener.goto(host.url);
  const [byScript, inSandbox] = framesOf(listener);
  await nothingMoves(listener);
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
  host.close();
});

test("listeners are counted, a site's tag finds its pages, and a page that stays open follows live @long", async ({
  page,
  visitor,
  provoked,
}) => {
  provoked(/origin-keyed agent cluster|status of 403|CORS policy|ERR_FAILED/);
  const { ask, make, rewrite, entryId, setLive } = await liveEntry(page);
  const { shareEntry } = await ask<{ shareEntry: { pageUrl: string; scriptCode: string; embedUrl: string } }>(
    `mutation { shareEntry(entryId: "${entryId}", enabled: true) { pageUrl scriptCode embedUrl } }`,
    {},
  );
  const { pageUrl: link, scriptCode, embedUrl } = shareEntry;

  const site = await visitor();
  const addSite = `mutation ($origin: String!) {
    createSite(input: { name: "店", allowedOrigins: [$origin] }) { scriptCode } }`;
  await siteTagFinds(
    site,
    async (origin) =>
      (await ask<{ createSite: { scriptCode: string } }>(addSite, { origin })).createSite.scriptCode,
    `${places().pages}/product-ja?utm_source=mail`,
  );

  const host = await pageWith(link, scriptCode);
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
  host.close();

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
