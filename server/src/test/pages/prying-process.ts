import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

/** A page process for tests that runs a stranger's code: it answers whether it can do what the page says. */
const deeds: Record<string, (path: string) => unknown> = {
  read: (path) => readFileSync(path),
  write: (path) => writeFileSync(path, "mine"),
  spawn: (path) => {
    const { error } = spawnSync(path);
    if (error) throw error;
  },
  thread: () => new Worker("1", { eval: true }),
  variable: (name) => {
    if (process.env[name] === undefined) throw new Error("not set");
  },
};

process.on("message", ({ html }: { html: string }) => {
  const [deed = "", subject = ""] = html.split(" ");
  let code = "done";
  try {
    deeds[deed]?.(subject);
  } catch (error) {
    code = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  }
  process.send?.({ code });
});

process.send?.("loaded");
