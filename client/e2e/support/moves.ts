import { expect, type Page } from "@playwright/test";

interface Noted {
  /** Height and moment of what each player told. */
  told: [height: number, at: number][];
  /** The same in the form of WordPress. */
  toldWordPress: [height: number, secret: string][];
  moved: { value: number; startTime: number }[];
}

/** Has a page and its frames note what moves by itself, and the page which heights its players tell. */
export const noteMoves = (page: Page) =>
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
export const notedOn = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

export const isDrawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Both players of the page have said how high they are: nothing has moved in them, or around them since they came. */
export async function nothingMoves(page: Page) {
  await expect.poll(async () => (await notedOn(page)).told.length).toBe(2);
  await isDrawn(page);
  const { told, toldWordPress, moved } = await notedOn(page);
  expect(told.map(([height]) => height).sort()).toEqual([190, 458]);
  expect(toldWordPress).toEqual([[458, "fromTheHost"]]);
  const first = Math.min(...told.map(([, at]) => at));
  expect(moved.filter(({ startTime }) => startTime >= first)).toEqual([]);
  for (const frame of page.frames().slice(1))
    expect(await frame.evaluate(() => (window as unknown as { noted: Noted }).noted.moved.length)).toBe(0);
}
