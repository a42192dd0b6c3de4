/** The server and the screens, each reloading as its sources change. */
import { spawn } from "node:child_process";
import { rmSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildVoice, generateTypes } from "./lib/builds.ts";
import { prepareDemoAccount } from "./lib/demo-account.ts";
import { demo } from "./lib/demo-sign-in.ts";
import { startLocalServices } from "./lib/local-services.ts";
import { takeLock } from "./lib/lock.ts";
import { freePort } from "./lib/ports.ts";
import { until } from "./lib/processes.ts";
import { root } from "./lib/run.ts";
import { explain, step } from "./lib/say.ts";
import { assertAddressFree, readSettings } from "./lib/settings.ts";
import { serveUntilInterrupted } from "./lib/supervise.ts";

await serveUntilInterrupted(async (onStop) => {
  const settings = await readSettings();
  const lock = takeLock(settings.dataDir, settings.publicUrl);
  onStop(lock.release);
  await assertAddressFree(settings);
  // The server finds the voice when it is compiled; until then English is spoken alone.
  void step("Japanese voice", buildVoice).then((failure) => {
    if (failure) console.log(`English only: ${failure}`);
  });
  const [{ variables }] = await Promise.all([
    startLocalServices(settings, onStop),
    step("Types", generateTypes),
  ]);
  // The screens stand at the address that everybody knows and hand on to the server behind them.
  const serverPort = await freePort();
  const address = `http://127.0.0.1:${serverPort}`;
  const env = { ...process.env, ...variables, DATA_DIR: settings.dataDir, PUBLIC_URL: settings.publicUrl };
  const server = [
    "watch",
    "--clear-screen=false",
    "--tsconfig",
    "server/tsconfig.json",
    "--conditions=source",
    "server/src/main.ts",
  ];
  onStop(describeForDebugger(settings.dataDir, { ...variables, PUBLIC_URL: settings.publicUrl }));
  const programs = [
    start("tsx", server, { ...env, PORT: String(serverPort) }),
    start("vite", ["client", "--port", String(settings.port), "--strictPort"], {
      ...env,
      SERVER_URL: address,
    }),
  ];
  for (const { stop } of programs) onStop(stop);
  onStop(generateOnChange());
  lock.update({
    databaseUrl: variables.DATABASE_URL,
    emulatorHost: variables.FIREBASE_AUTH_EMULATOR_HOST,
    adminEmails: process.env.ADMIN_EMAILS ?? "",
  });
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  if ((await until(isReady, 60_000, 200)) && variables.FIREBASE_AUTH_EMULATOR_HOST) {
    await prepareDemoAccount(address, variables.DATABASE_URL).catch((error) => console.error(explain(error)));
    console.log(`\n${settings.publicUrl} · ${demo.email} / ${demo.password}\n`);
  }
  await Promise.race(programs.map(({ ended }) => ended));
});

/** Leaves the variables of this start for a worker that is started in a debugger. The database's password is among them. */
function describeForDebugger(dataDir: string, variables: Record<string, string | undefined>) {
  const file = join(dataDir, "dev.env");
  const lines = Object.entries({ ...variables, DATA_DIR: dataDir }).flatMap(([name, value]) =>
    value ? [`${name}=${value}`] : [],
  );
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** Types follow the documents that stand beside the components. */
function generateOnChange() {
  let timer: NodeJS.Timeout | undefined;
  const generate = () => generateTypes().catch((error) => console.error(explain(error)));
  const watcher = watch(join(root, "client/src"), { recursive: true }, (_, file) => {
    if (!file?.endsWith(".graphql")) return;
    clearTimeout(timer);
    timer = setTimeout(generate, 200);
  });
  return () => watcher.close();
}

function start(command: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => resolve()).once("error", () => resolve()),
  );
  return {
    ended,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
