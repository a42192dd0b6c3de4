import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isRunning } from "./lib/process-state.mjs";
import { query, testClusters } from "./lib/test-clusters.ts";
import { causeIn } from "./postgres.ts";

const { start, remember, kept } = testClusters();

describe("embedded Postgres", () => {
  it("keeps its data over a stop and a start", async () => {
    const first = await start();
    await remember(first);
    await first.stop();
    expect(isRunning(first.pid)).toBe(false);
    expect(await kept(await start())).toBe(1);
  });

  it.each([
    [
      'sh: 1: cannot create /dev/null: Permission denied\ninitdb: removing data directory "/data/cluster.new"\n',
      "sh: 1: cannot create /dev/null: Permission denied",
    ],
    [
      "initdb: error: could not create directory: No space left on device\nchild process exited with exit code 1\n",
      "initdb: error: could not create directory: No space left on device",
    ],
  ])("names the cause of a start that failed, not what came after it", (said, cause) => {
    expect(causeIn(said)).toBe(cause);
  });

  it("listens on loopback only and lets nobody in without the password", async () => {
    const { url, place } = await start();
    expect(await query(url, "show listen_addresses")).toMatchObject([{ listen_addresses: "127.0.0.1" }]);
    expect(await query(url, "show unix_socket_directories")).toMatchObject([{ unix_socket_directories: "" }]);
    expect(statSync(join(place, "password")).mode & 0o077).toBe(0);
    const stranger = new URL(url);
    stranger.password = "guess";
    await expect(query(stranger.href, "select 1")).rejects.toThrow("password authentication failed");
  });
});
