import type { Page } from "@playwright/test";
import { expect, signUp, test } from "./support/journey";
import { type Cut, startLine } from "./support/line";
import { places } from "./support/places";
import { entryList, longScript } from "./support/steps";
import { studioOf } from "./support/studio-of";

/** It takes as long as the sound itself, nearly: jobs last for several looks. */
const SLOW_VOICE = ', settings: { voice: "openai:ja_slowly" }';
/** About ten seconds of it. */
const SENTENCES = 3;

const cuts: [string, Cut][] = [
  ["reset by TCP", "reset"],
  ["closed with 1001", 1001],
  ["closed with 1011", 1011],
];

/** Resolves once a socket that the page opens from now on is acknowledged. */
const socketIsUp = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes("connection_ack")) resolve();
      }),
    );
  });

for (const [how, cut] of cuts) {
  test(`with the socket ${how} it looks every 2 s, and 1 s after a look that found one of two jobs ended [4.3] [4.4]`, async ({
    visitor,
    provoked,
  }) => {
    provoked(/^WebSocket connection to /);
    const line = await startLine();
    const page = await visitor({ proxy: { server: line.address } });
    const email = await signUp(page);
    const { add, make, rewrite, order } = studioOf(email);
    const ids: string[] = [];
    for (const [index, name] of ["product-ja", "article-sjis"].entries()) {
      const id = await add(`${places().pages}/${name}`);
      await make(id, "Script");
      await rewrite(id, longScript(index * SENTENCES + 1, SENTENCES));
      ids.push(id);
    }
    const [first = "", second = ""] = ids;
    const up = socketIsUp(page);
    await page.reload();
    const rows = entryList(page).getByRole("listitem");
    await expect(rows.getByText("台本あり")).toHaveCount(2);
    await up;
    // A second after the socket opened, jobs that were under way then would be looked at once.
    await page.waitForTimeout(1_500);

    // With the socket up jobs need no look. A trial's jobs run one after the other.
    await order(first, "Audio", SLOW_VOICE);
    await order(second, "Audio", SLOW_VOICE);
    await expect(rows.getByText("順番待ち")).toHaveCount(1);
    await expect(rows.getByText("音声を作成中")).toHaveCount(1);
    const looks = (id: string) =>
      line.questions.filter(({ operation, entryId }) => operation === "EntryQueues" && entryId === id);
    expect([looks(first), looks(second)]).toEqual([[], []]);

    line.cut(cut);
    await expect(rows.getByText("音声あり")).toHaveCount(2, { timeout: 120_000 });

    const times = looks(second).map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => Math.round(at - (times[index] ?? 0)));
    const early = gaps.findIndex((gap) => gap < 1_800);
    test.info().annotations.push({ type: "gaps", description: gaps.join(" ") });
    // Two jobs, one of which ends.
    expect(gaps[early]).toBeGreaterThanOrEqual(800);
    expect(gaps[early]).toBeLessThanOrEqual(1_300);
    expect(looks(first)).toHaveLength(early + 1);
    // One job, before it and after it.
    const regular = gaps.toSpliced(early, 1);
    expect(gaps.slice(early + 1).length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...regular)).toBeGreaterThanOrEqual(1_800);
    expect(Math.max(...regular)).toBeLessThanOrEqual(2_500);

    // With nothing under way it asks for nothing, though the socket does not come back.
    await page.waitForTimeout(3_000);
    const asked = line.questions.length;
    await page.waitForTimeout(6_000);
    expect(line.questions.slice(asked)).toEqual([]);

    // Back again, it reads once what it may have missed.
    line.mend();
    await expect.poll(() => line.questions.length, { timeout: 60_000 }).toBeGreaterThan(asked);
    await page.waitForTimeout(3_000);
    const operations = line.questions.slice(asked).map(({ operation }) => operation);
    expect(operations).not.toContain("EntryQueues");
    expect(operations).toEqual([...new Set(operations)]);
    line.close();
  });
}
