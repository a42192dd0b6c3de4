import { spawnSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { Worker } from "node:worker_threads";

/** A page process for tests that runs a stranger's code: it answers whether it can do what the page says. */
const deeds: Record<string, (subject: string) => unknown> = {
  connect: async (to) => once(/^\d+$/.test(to) ? connect(Number(to), "127.0.0.1") : connect(to), "connect"),
  listen: async () => once(createServer().listen(0), "listening"),
  udp: async () => once(createSocket("udp4").bind(0), "listening"),
  kill: (pid) => process.kill(Number(pid), 0),
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

process.on("message", async ({ html }: { html: string }) => {
  const [deed = "", subject = ""] = html.split(" ");
  let code = "done";
  try {
    await deeds[deed]?.(subject);
  } catch (error) {
    code = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  }
  process.send?.({ code });
});

process.send?.("loaded");
