import { monitorEventLoopDelay } from "node:perf_hooks";
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

const TICK = 50;
/** A machine that is held up for longer could not tell one second from two. */
const MOST_LATENESS = 400;

/** By how many milliseconds a timer comes too late at most, from now on: what a busy machine adds, here or in the page. */
async function followLateness(page: Page) {
  const own = monitorEventLoopDelay({ resolution: TICK });
  own.enable();
  const most = await page.evaluateHandle((tick) => {
    const seen = { late: 0 };
    let due = performance.now() + tick;
    setInterval(() => {
      seen.late = Math.max(seen.late, performance.now() - due);
      due = performance.now() + tick;
    }, tick);
    return seen;
  }, TICK);
  return async () => {
    own.disable();
    const { late } = await most.jsonValue();
    return Math.min(Math.max(late, own.max / 1e6 - TICK), MOST_LATENESS);
  };
}

for (const [index, [how, cut]] of cuts.entries()) {
  // A client that polls does so in one way, however its socket went: the others are long proofs.
  const tag = index === 0 ? [] : ["@long"];
  const title = `with the socket ${how} it looks every 2 s, and 1 s after a look that found one of two jobs ended [4.3] [4.4]`;
  test(title, { tag }, async ({ visitor, provoked }) => {
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
    const reloaded = line.questions.length;
    await page.reload();
    const rows = entryList(page).getByRole("listitem");
    await expect(rows.getByText("台本あり")).toHaveCount(2);
    await up;
    const lateness = await followLateness(page);

    // A trial's jobs run one after the other.
    await order(first, "Audio", SLOW_VOICE);
    await order(second, "Audio", SLOW_VOICE);
    await expect(rows.getByText("順番待ち")).toHaveCount(1);
    await expect(rows.getByText("音声を作成中")).toHaveCount(1);
    const looks = (id: string, from: number) =>
      line.questions
        .slice(from)
        .filter(({ operation, entryId }) => operation === "EntryQueues" && entryId === id);
    // With the socket up jobs need no look but the one a second after it opened.
    expect(looks(first, reloaded).length).toBeLessThanOrEqual(1);
    expect(looks(second, reloaded).length).toBeLessThanOrEqual(1);

    const before = line.questions.length;
    line.cut(cut);
    await expect(rows.getByText("音声あり")).toHaveCount(2, { timeout: 120_000 });

    const times = looks(second, before).map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => Math.round(at - (times[index] ?? 0)));
    const early = gaps.indexOf(Math.min(...gaps));
    const late = await lateness();
    test.info().annotations.push({ type: "gaps", description: `${gaps.join(" ")}, late by ${late}` });
    // A look that came late by a busy machine leaves so much less time until the next.
    const undelayed = gaps.map((gap, index) => gap + Math.max(0, (gaps[index - 1] ?? 0) - 2_000));
    // Two jobs, one of which ends.
    expect(undelayed[early]).toBeGreaterThanOrEqual(800 - late / 2);
    expect(gaps[early]).toBeLessThanOrEqual(1_300 + late);
    expect(looks(first, before)).toHaveLength(early + 1);
    // One job, before it and after it.
    const regular = gaps.toSpliced(early, 1);
    expect(gaps.length - early - 1).toBeGreaterThanOrEqual(3);
    expect(Math.min(...undelayed.toSpliced(early, 1))).toBeGreaterThanOrEqual(1_800 - late / 2);
    expect(Math.max(...regular)).toBeLessThanOrEqual(2_500 + late);

    // With nothing under way it asks for nothing, though the socket does not come back.
    await page.waitForTimeout(3_000);
    const asked = line.questions.length;
    await page.waitForTimeout(6_000);
    expect(line.questions.slice(asked)).toEqual([]);

    // Back again, it reads once what it may have missed.
    line.mend();
    await expect.poll(() => line.questions.length, { timeout: 60_000 }).toBeGreaterThan(asked);
    await page.waitForTimeout(3_000);
    const missed = line.questions.slice(asked);
    expect(missed.map(({ operation }) => operation)).not.toContain("EntryQueues");
    const questions = missed.map(({ whole }) => whole);
    expect(questions).toEqual([...new Set(questions)]);
    line.close();
  });
}
