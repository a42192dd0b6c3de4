// @ts-check
import { appendFileSync } from "node:fs";

/**
 * A page process for tests: it does what the page says, and answers how long that page is, and who read it. It is
 * started a hundred times: as JavaScript it costs half of what TypeScript does.
 */
let pages = 0;
/**
 * Times at which it had used another 10 ms of processor.
 * @type {number[]}
 */
let workedAt = [];
process.on("message", (/** @type {{ html: string }} */ { html }) => {
  pages++;
  workedAt = [];
  note(html);
  if (html === "hang") for (;;);
  if (html === "die") process.exit(1);
  if (html.startsWith("work")) work(Number.parseInt(html.slice("work ".length), 10));
  process.send?.({
    length: html.length,
    pid: process.pid,
    startedAt: performance.timeOrigin,
    pages,
    workedAt,
  });
});

/**
 * "… noted in FILE" leaves a line each time that the page is begun, whoever reads it.
 * @param {string} html
 */
function note(html) {
  const file = / noted in (.+)$/.exec(html)?.[1];
  if (file) appendFileSync(file, "begun\n");
}

/**
 * Uses so many milliseconds of processor, whatever else the machine does.
 * @param {number} ms
 */
function work(ms) {
  const begun = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  };
  for (let now = used(); now < ms; now = used())
    if (now >= 10 * (workedAt.length + 1)) workedAt.push(Date.now());
}

process.send?.("loaded");
