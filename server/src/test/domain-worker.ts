import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "#db/client";
import { taskHandlers } from "#tasks/tasks";
import { domainOver } from "./domain.ts";
import { toneSpeech } from "./tone-speech.ts";

// A worker process of its own, to be killed in the middle of an audio: it stops after some sentences.
const [url = "", folder = "", sentences = "0"] = process.argv.slice(2);
let spoken = 0;
const speech = toneSpeech(async ({ text }) => {
  if (spoken++ >= Number(sentences)) await wait(600_000);
  await appendFile(join(folder, "spoken.txt"), `${text}\n`);
});
const { sql, db } = connect(url);
const domain = await domainOver({ url, db, sql, folder }, { speech, concurrency: 1 });
await domain.jobs.work(taskHandlers(domain));
