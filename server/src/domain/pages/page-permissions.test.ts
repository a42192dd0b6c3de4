import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workerEntry } from "#kernel/work/worker-entry";
import { compileRestricted } from "../../../voice/compile-restricted.ts";
import { pageProcesses } from "./page-processes.ts";

const entry = workerEntry(import.meta.url, "../../test/pages/prying-process");
const launched = await compileRestricted();
const processes = pageProcesses<{ code: string }>({ entry, concurrency: 1, launcher: launched });
const folder = mkdtempSync(join(tmpdir(), "yomikoe-secrets-"));
const secret = join(folder, "lock");
writeFileSync(secret, "postgres://user:password@localhost");
afterAll(() => {
  processes.close();
  rmSync(folder, { recursive: true });
});

const tried = async (deed: string) =>
  (await processes.ask({ html: deed, url: "https://pages.example/" }))?.code;
const root = fileURLToPath(new URL("../../../..", import.meta.url));

it("lets what parses pages read its own program", async () => {
  expect(await tried(`read ${fileURLToPath(import.meta.url)}`)).toBe("done");
  expect(await tried(`read ${join(root, "node_modules/linkedom/package.json")}`)).toBe("done");
});

it.each([
  ["read a file with a password", `read ${secret}`],
  ["read the system's users", "read /etc/passwd"],
  ["read the parent's variables", `read /proc/${process.pid}/environ`],
  ["read the folder of the project", `read ${join(root, "package-lock.json")}`],
  ["write beside its program", `write ${join(root, "server/src/mine.ts")}`],
  ["start a program", `spawn ${process.execPath}`],
  ["start a thread", "thread"],
])("lets nobody who takes it over %s", async (_what, deed) => {
  expect(await tried(deed)).toBe("ERR_ACCESS_DENIED");
});

it.runIf(launched).each([
  ["busy", ""],
  ["stopped", 'process.kill(pid, "SIGSTOP");'],
])("ends a %s process whose server was killed", async (_state, deed) => {
  const program = `
    import { pageProcesses } from ${JSON.stringify(new URL("page-processes.ts", import.meta.url).href)};
    const url = new URL(${JSON.stringify(new URL("../../test/pages/obedient-process.mjs", import.meta.url).href)});
    const entry = { url, execArgv: [] };
    const pages = pageProcesses({ entry, concurrency: 1, launcher: ${JSON.stringify(launched)} });
    const { pid } = await pages.ask({ html: "one", url: "https://pages.example/" });
    pages.ask({ html: "hang", url: "https://pages.example/" });
    ${deed}
    process.send(pid);`;
  const server = spawn(process.execPath, ["--conditions=source", "--input-type=module", "-e", program], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [pid] = (await once(server, "message")) as [number];
  server.kill("SIGKILL");
  await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 5_000 }).toBe(false);
});

describe.runIf(process.platform === "linux")("the launcher's filter of system calls", () => {
  let server: Server;
  let reached = 0;
  beforeAll(async () => {
    server = createServer(() => {
      reached += 1;
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => server.close());

  it.each([
    ["connect to a port of this machine", () => `connect ${(server.address() as AddressInfo).port}`],
    ["send a packet", () => "udp"],
    ["listen", () => "listen"],
    ["open a socket of the file system", () => `connect ${secret}`],
    ["end its parent", () => `kill ${process.ppid}`],
  ])("lets nobody who takes it over %s", async (_what, deed) => {
    expect(await tried(deed())).toBe("EPERM");
    expect(reached).toBe(0);
  });
});

it("shows it no variable of the server", async () => {
  expect(process.env.PATH).toBeDefined();
  expect(await tried("variable PATH")).toBe("not set");
});
