import { expect, it } from "vitest";
import { createLogger } from "./logger.ts";

const token = Buffer.from(JSON.stringify({ text: "secret", voice: "a" })).toString("base64url");

it.each([
  ["a query", "/media/audios/1.wav?expires=1&signature=x", "/media/audios/1.wav"],
  ["the words of a reading", `/media/readings/${token}.wav?signature=x`, "/media/readings/[hidden]"],
  ["a part that is longer than any name of ours", `/p/${"x".repeat(80)}/y`, "/p/[hidden]/y"],
  [
    "nothing that is an id or a hash",
    `/media/segments/${"a".repeat(64)}.wav`,
    `/media/segments/${"a".repeat(64)}.wav`,
  ],
])("logs a path without %s", (_what, url, path) => {
  const lines: string[] = [];
  createLogger("info", { write: (line) => lines.push(line) }).info({ req: { method: "GET", url } }, "done");
  expect(JSON.parse(lines[0] ?? "").req).toMatchObject({ method: "GET", path });
  expect(lines[0]).not.toContain(token);
});
