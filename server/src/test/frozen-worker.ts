import { pgBossJobs } from "#adapters/jobs/pg-boss";
import { connect } from "#db/client";
import { taskHandlers } from "#tasks/tasks";
import { domainOver } from "./domain.ts";
import { toneSpeech } from "./tone-speech.ts";

// A worker process of its own that freezes once, at one step of its first attempt, as a paused machine does.
const [url = "", folder = "", step = ""] = process.argv.slice(2);
let frozen = false;
function freezeAt(now: string) {
  if (now !== step || frozen) return;
  frozen = true;
  process.kill(process.pid, "SIGSTOP");
}

const { sql, db } = connect(url);
const speech = toneSpeech(() => freezeAt("speaking"));
const domain = await domainOver({ url, db, sql, folder }, { speech });
const { size } = domain.storage;
domain.storage.size = (key) => {
  freezeAt("completing");
  return size(key);
};
const jobs = await pgBossJobs({ url, db, concurrency: 1, onError: () => {} });
const handlers = taskHandlers(domain);
const audio = handlers.generate_audio;
await jobs.work({
  ...handlers,
  generate_audio: {
    ...audio,
    async run(data, context) {
      freezeAt("claimed");
      await audio?.run(data, {
        ...context,
        async holds(tx) {
          const held = await context.holds(tx);
          freezeAt("starting");
          return held;
        },
      });
      freezeAt("completed");
    },
  },
});
