/**
 * From the order of a Japanese script of five minutes to the bytes of its first sound, over HTTP and
 * WebSocket as a browser asks for them: npm run bench -- first-sound [rounds] [--json]
 * In a browser, from the click to the sound: npm run bench -- first-sound [rounds] --browser [--json]
 * Each round is a user of its own, so that nothing spoken before is used again; the first one warms up.
 */
import postgres from "postgres";
import { QUEUE_CHANGED, type Queue } from "../convert/operations.ts";
import { newStudio } from "../convert/studio.ts";
import { buildClient, buildServer, buildVoice } from "../lib/builds.ts";
import { median, printFigures } from "../lib/figures.ts";
import { japaneseScript } from "../lib/japanese-script.ts";
import { startStack } from "../lib/stack.ts";
import { moments, openBrowser } from "./first-sound/in-browser.ts";

const rounds = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 5);
const inBrowser = process.argv.includes("--browser");
const FIVE_MINUTES = 44;
const SEGMENTS = `query ($id: ID!) { queue(id: $id) { segments(from: 0) { url duration } } }`;

type Change = { queueChanged: { queue: Queue | null } };
type Listed = { queue: { segments: { url: string; duration: number }[] } };

await Promise.all([buildServer(), buildVoice(), inBrowser && buildClient()]);
const stack = await startStack("bench-first-sound");
const sql = postgres(stack.databaseUrl, { max: 1 });
try {
  const { address } = await stack.serve();
  if (inBrowser) await measureBrowser(address);
  else await measureRequests(address);
} finally {
  await sql.end();
  await stack.stop();
}

async function measureBrowser(address: string) {
  const browser = await openBrowser();
  try {
    const round = () => browser.round(address, stack.pages.url("bench-article-ja"));
    await round();
    const measured: Awaited<ReturnType<typeof round>>[] = [];
    while (measured.length < rounds) measured.push(await round());
    const figures = moments.map(([moment, what]) => ({
      what,
      value: median(measured.map((one) => one[moment])),
      unit: "ms" as const,
    }));
    printFigures(figures, [`milliseconds from the click on, median of ${rounds}`]);
  } finally {
    await browser.close();
  }
}

async function measureRequests(address: string) {
  await measure(address);
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await measure(address));
  const middle = (part: keyof (typeof measured)[number]) => median(measured.map((one) => one[part]));
  printFigures(
    [
      { what: "order answered", value: middle("ordered"), unit: "ms" },
      { what: "job started", value: middle("started"), unit: "ms" },
      { what: "first segment stored", value: middle("stored"), unit: "ms" },
      { what: "told of it by the subscription", value: middle("told"), unit: "ms" },
      { what: "signed link at hand", value: middle("listed"), unit: "ms" },
      { what: "first sound fetched", value: middle("fetched"), unit: "ms" },
      { what: "whole audio made", value: middle("whole"), unit: "ms" },
      { what: "first segment lasts", value: middle("duration") * 1_000, unit: "ms" },
    ],
    [`milliseconds from the order on, median of ${rounds}`],
  );
}

/** Milliseconds from the order to each step on the way to the first sound. */
async function measure(address: string) {
  const user = await newStudio(stack, address);
  const { api } = user;
  const id = await user.addPage(stack.pages.url("bench-article-ja"));
  const changes = api.subscribe<Change>(QUEUE_CHANGED);
  const next = async (): Promise<Queue | null> => {
    const { value } = await changes.next();
    return (value as Change).queueChanged.queue;
  };
  const until = async (reached: (queue: Queue) => boolean): Promise<Queue> => {
    for (;;) {
      const queue = await next();
      if (queue && reached(queue)) return queue;
    }
  };
  const written = until(({ status }) => status === "completed");
  await user.orderScript(id);
  await written;
  await user.rewrite(id, japaneseScript(FIVE_MINUTES));

  const began = Date.now();
  const since = (moment = Date.now()) => moment - began;
  let told = 0;
  let listed = 0;
  let first: Listed["queue"]["segments"][number] | undefined;
  const queueId = await user.orderAudio(id);
  const ordered = since();
  // The first segment made need not be the first spoken.
  while (!first) {
    await until(({ stage, done }) => stage === "speaking" && done > 0);
    told = since();
    const { queue } = await api.request<Listed>(SEGMENTS, { id: queueId });
    listed = since();
    [first] = queue.segments;
  }
  await (await api.download(first.url)).arrayBuffer();
  const fetched = since();
  await until(({ status }) => status === "completed");
  const whole = since();
  await changes.return?.();
  await api.close();

  const [job] = await sql`select started_at from queues where id = ${queueId}`;
  const [segment] = await sql`select min(created_at) as stored from segments where user_id = ${user.uid}`;
  return {
    ordered,
    started: since(job?.started_at.getTime()),
    stored: since(segment?.stored.getTime()),
    told,
    listed,
    fetched,
    whole,
    duration: first.duration,
  };
}
