import { expect, it, onTestFinished } from "vitest";
import { createPool } from "#kernel/work/pool";
import type { Speech } from "#ports/speech";
import { testDomain } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { toneSpeech } from "#test/tone-speech";
import { taskHandlers } from "./tasks.ts";

const LONG = 60;

/** A voice on one engine that begins when it is told to, and notes in which order it speaks. */
function engineOnHold() {
  const asked: string[] = [];
  const spoken: string[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  onTestFinished(() => begin());
  const engine = {
    run: async (text: string) => {
      await begun;
      spoken.push(text);
    },
    stop: () => {},
  };
  const pool = createPool<string, void>({ size: 1, timeoutMs: 60_000, start: () => engine });
  const tone = toneSpeech();
  const speech: Speech = {
    ...tone,
    async speak(utterance, signal) {
      asked.push(utterance.text);
      await pool.run(utterance.text, signal);
      return tone.speak(utterance, signal);
    },
  };
  return { speech, asked, spoken, begin };
}

it("somebody's first sentence does not wait for the three long audios of another", async () => {
  const { speech, asked, spoken, begin } = engineOnHold();
  const domain = await testDomain({ speech, concurrency: 8 });
  onTestFinished(() => domain.close());
  await domain.jobs.work(taskHandlers(domain));

  async function order(subjects: string[]) {
    const viewer = await aViewer(domain.db);
    await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 1_000, "start"));
    for (const subject of subjects) {
      const entry = await anEntry(domain.db, viewer);
      const sentences = Array.from({ length: LONG }, (_, at) => `This is sentence ${at} about ${subject}.`);
      await aRevision(domain.db, viewer, entry.id, "0001", sentences.join(" "));
      await domain.audios.generate(viewer, entry.id);
    }
  }
  const about = (subject: string) => (text: string) => text.includes(subject);

  const long = ["apples", "pears", "plums"];
  await order(long);
  await until("all three to be spoken", () => long.every((subject) => asked.some(about(subject))));
  await order(["tea"]);
  await until("the fourth to be asked for", () => asked.some(about("tea")));
  begin();
  await until("its first sentence", () => spoken.some(about("tea")));

  // Behind what was being spoken, and one sentence of each that came before.
  expect(spoken.findIndex(about("tea"))).toBeLessThanOrEqual(1 + long.length);
}, 60_000);
