import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey";
import { places } from "./support/places";

/** Nearly five minutes when spoken: what a trial account may make at once. */
const SUBJECTS = ["新しいリュック", "この傘", "軽い水筒", "木の机", "赤い自転車", "小さな時計", "厚い毛布"];
const DEEDS = ["毎日の通勤で役に立ちます", "雨の日も安心して使えます", "家族みんなに喜ばれています"];
const LONG_SCRIPT = Array.from({ length: 52 }, (_, at) => {
  const end = at % 9 === 8 ? "\n\n" : "";
  return `${SUBJECTS[at % 7]}は${at + 1}番目の品で、${DEEDS[at % 3]}。${end}`;
}).join("");

interface Heard {
  /** All in milliseconds of the page's own clock. */
  click: number;
  /** When each segment begins, in order. */
  starts: number[];
  contextTime: number;
  file: { at: number; position: number } | null;
}

/** Notes when segments begin to sound, and where the file takes over. */
const listenIn = (page: Page) =>
  page.addInitScript(() => {
    const heard = {
      click: 0,
      starts: [] as number[],
      file: null as Heard["file"],
      context: null as AudioContext | null,
    };
    Object.assign(window, { heard });
    addEventListener("click", () => (heard.click ||= performance.now()), { capture: true });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when = 0, ...rest) {
      const context = this.context as AudioContext;
      heard.context = context;
      heard.starts.push(performance.now() + Math.max(0, when - context.currentTime) * 1_000);
      return start.call(this, when, ...rest);
    };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.addEventListener("timeupdate", () => {
        if (this.currentTime === 0 || this.paused) return;
        heard.file = { at: performance.now(), position: this.currentTime };
      });
      return play.call(this);
    };
  });

const heardOn = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { heard } = window as unknown as { heard: Heard & { context: AudioContext | null } };
    return { ...heard, contextTime: heard.context?.currentTime ?? 0, context: null };
  });

/** The moments between the click and the first sound, as the page marked them: "ordered 80, told 450 …". */
const hopsOn = (page: Page, click: number) =>
  page.evaluate(
    (from) =>
      performance
        .getEntriesByType("mark")
        .filter(({ name }) => name.startsWith("listen:"))
        .map(({ name, startTime }) => `${name.slice(7)} ${Math.round(startTime - from)}`)
        .join(", "),
    click,
  );

/** Where the segments lie on the time line, as the page is told. */
function toldStarts(page: Page) {
  const told: number[] = [];
  page.on("response", async (response) => {
    if (!response.request().postData()?.includes('"Segments"')) return;
    const { data } = await response.json();
    for (const { index, start } of data.queue.segments) told[index] = start;
  });
  return told;
}

/** What the segments would let one hear at that moment. */
function expectedAt(moment: number, starts: readonly number[], told: readonly number[]): number {
  const last = starts.findLastIndex((start) => start <= moment);
  return (told[last] ?? 0) + (moment - (starts[last] ?? 0)) / 1_000;
}

test("is heard while it is made, and goes on with the finished file at the same place", async ({
  page,
  studio,
}, info) => {
  test.setTimeout(240_000);
  await studio.getByRole("textbox", { name: /URL/ }).fill(`${places().pages}/product-ja`);
  await studio.getByRole("button", { name: "追加" }).click();
  await studio.getByRole("button", { name: /^台本をつくる.*クレジット/ }).click();
  const script = studio.getByRole("group", { name: "台本" });
  await expect(script).toBeVisible({ timeout: 40_000 });
  await studio.getByRole("button", { name: "まとめて編集" }).click();
  await studio.getByRole("textbox", { name: "台本" }).fill(LONG_SCRIPT);
  await expect(studio.getByText("保存済み")).toBeVisible();

  // A page as it is when one comes back to it: the first click in it is the one that counts.
  await listenIn(page);
  await page.reload();
  await page.getByRole("checkbox", { name: "つくりながら再生する" }).check();
  const generate = page.getByRole("button", { name: /^音声をつくる.*クレジット/ });
  await expect(generate).toBeEnabled();
  await page.evaluate(() => Object.assign((window as unknown as { heard: object }).heard, { click: 0 }));
  const told = toldStarts(page);
  await generate.click();

  const player = page.getByRole("region", { name: "プレーヤー" });
  const job = page.getByRole("region", { name: "音声を作成しています" });
  await expect.poll(async () => (await heardOn(page)).contextTime, { timeout: 60_000 }).toBeGreaterThan(0.2);
  expect(await job.isVisible()).toBe(true);
  const { click, starts } = await heardOn(page);
  info.annotations.push({ type: "first sound", description: `${Math.round((starts[0] ?? 0) - click)} ms` });
  info.annotations.push({ type: "hops", description: await hopsOn(page, click) });
  await expect(player.getByRole("button", { name: "一時停止" })).toBeVisible();

  await expect(job).toBeHidden({ timeout: 90_000 });
  await expect.poll(async () => (await heardOn(page)).file, { timeout: 40_000 }).not.toBeNull();
  const heard = await heardOn(page);
  const { at = 0, position = 0 } = heard.file ?? {};
  const off = position - expectedAt(at, heard.starts, told);
  info.annotations.push({
    type: "hand-over",
    description: `${off.toFixed(3)} s off at ${position.toFixed(1)} s`,
  });
  expect(Math.abs(off)).toBeLessThan(0.3);
  await expect(player.getByRole("button", { name: "一時停止" })).toBeVisible();
});
