/**
 * From the commit of a job's change to its sight in a browser, by subscription and, with the socket cut,
 * by polling every 2 s: npm run bench -- queue [changes]
 */
/// <reference lib="dom" />
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page, type WebSocketRoute } from "@playwright/test";
import postgres from "postgres";
import { buildClient, buildServer } from "../lib/builds.ts";
import { ensureChromium, findChromium } from "../lib/chromium.ts";
import { median, printFigures } from "../lib/figures.ts";
import { startStack } from "../lib/stack.ts";

const changes = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 20);

await ensureChromium();
await Promise.all([buildServer(), buildClient()]);
const stack = await startStack("bench-queue");
const sql = postgres(stack.databaseUrl, { max: 1 });
try {
  // No worker: the changes are ours, one at a time.
  const { address } = await stack.serve({ ROLE: "web" });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ locale: "ja-JP" });
  const cut = await socketSwitch(page);
  await orderScript(page, address);
  const pushed = await measure(page, 0);
  await cut();
  const polled = await measure(page, changes);
  await browser.close();
  const line = (way: string, values: number[]) => [
    { what: `change seen by ${way}, median`, value: median(values), unit: "ms" },
    { what: `change seen by ${way}, slowest`, value: Math.max(...values), unit: "ms" },
  ];
  printFigures([...line("subscription", pushed), ...line("polling", polled)], [`${changes} changes each`]);
} finally {
  await sql.end();
  await stack.stop();
}

/** Cuts the line between screen and socket, for good. */
async function socketSwitch(page: Page) {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close({ code: 1001 });
    socket.connectToServer();
    open.add(socket);
  });
  return async () => {
    isCut = true;
    for (const socket of open) await socket.close({ code: 1001 });
  };
}

/** Somebody new, one page, and a job that nobody works on. */
async function orderScript(page: Page, address: string) {
  await page.goto(`${address}/ja/register`);
  await page.locator("input[type=email]").fill("bench@example.com");
  await page.locator("input[type=password]").fill("correct horse");
  await page.locator("button[type=submit]").click();
  await page.getByRole("link", { name: /使いはじめる/ }).click();
  await page.getByRole("textbox", { name: /URL/ }).fill(stack.pages.url("article-sjis"));
  await page.getByRole("button", { name: "追加" }).click();
  await page.getByRole("button", { name: /^台本をつくる.*クレジット/ }).click();
  await page
    .getByRole("status")
    .filter({ hasText: /待|順番/ })
    .first()
    .waitFor();
}

/** Milliseconds from each commit to the text in the document; `done` is what the screen then shows. */
async function measure(page: Page, from: number): Promise<number[]> {
  const seen: number[] = [];
  for (let change = 1; change <= changes; change++) {
    // At any moment of the polls' two seconds.
    await sleep(300 + Math.random() * 700);
    const text = `${from + change}/${10 * changes}`;
    const sight = page.evaluate(sightOf, text);
    const committed = await commit(from + change);
    seen.push((await sight) - committed);
  }
  return seen;
}

/** Runs in the page, so it names no function: when its document first holds the text. */
function sightOf(text: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!(document.body.textContent ?? "").replaceAll(" ", "").includes(text)) return;
      observer.disconnect();
      resolve(Date.now());
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Reports progress as the worker does: row and message in one transaction. */
async function commit(done: number): Promise<number> {
  await sql.begin(async (tx) => {
    const [row] = await tx`
      update queues set status = 'running', stage = 'writing', done = ${done}, total = ${10 * changes}
      returning id, user_id, entry_id`;
    const event = { kind: "queue", userId: row?.user_id, entryId: row?.entry_id, queueId: row?.id };
    await tx`select pg_notify('yomikoe_events', ${JSON.stringify(event)})`;
  });
  return Date.now();
}
