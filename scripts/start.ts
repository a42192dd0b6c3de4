/** Brings everything up on this machine and serves it until Ctrl-C. What the environment names is used instead. */
import "../server/src/kernel/quick-drizzle.mjs";
import { join } from "node:path";
import { buildClient, buildServer, buildVoice } from "./lib/builds.ts";
import { demo } from "./lib/demo-sign-in.ts";
import { furnishDemoAccount, WITHOUT_SAMPLES } from "./lib/furnish-demo-account.ts";
import { type Lock, takeLock } from "./lib/lock.ts";
import { isSame, startOf } from "./lib/process-state.mjs";
import { endProcess } from "./lib/processes.ts";
import { explain, step, UserError } from "./lib/say.ts";
import { lastWords, startServer, untilReady } from "./lib/server-process.ts";
import { assertAddressFree, readSettings, type Settings } from "./lib/settings.ts";
import { serveUntilInterrupted } from "./lib/supervise.ts";

await serveUntilInterrupted(async (onStop) => {
  const settings = await readSettings();
  const lock = takeLock(settings.dataDir, settings.publicUrl);
  onStop(lock.release);
  await endFormerServer(lock);
  await assertAddressFree(settings);
  console.log("Starting Yomikoe");
  // The database's client takes a second to load: what is refused above is refused without it.
  const [{ startLocalServices }, { prepareDemoAccount }] = await Promise.all([
    import("./lib/local-services.ts"),
    import("./lib/demo-account.ts"),
  ]);
  const [services, voice] = await Promise.all([
    startLocalServices(settings, onStop),
    step("Japanese voice", buildVoice),
    step("Server", buildServer),
    step("Screens", buildClient),
  ]);

  const address = `http://${settings.host === "0.0.0.0" ? "127.0.0.1" : settings.host}:${settings.port}`;
  const logFile = join(settings.dataDir, "server.log");
  const variables = { ...services.variables, PORT: String(settings.port), DATA_DIR: settings.dataDir };
  const server = startServer(variables, logFile);
  onStop(server.stop);
  const { DATABASE_URL: databaseUrl, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = services.variables;
  lock.update({
    server: { pid: server.pid, began: startOf(server.pid) },
    databaseUrl,
    emulatorHost,
    adminEmails: process.env.ADMIN_EMAILS ?? "",
  });
  await step("Ready", () => untilReady(server, address, logFile));
  const token = emulatorHost && (await prepareDemoAccount(address, databaseUrl));

  welcome(settings, { voice, logFile, placeElsewhere: services.placeElsewhere });
  process.send?.({ publicUrl: settings.publicUrl });
  if (token && !process.argv.includes(WITHOUT_SAMPLES)) {
    const stopping = new AbortController();
    onStop(() => stopping.abort());
    const installation = { address, publicUrl: settings.publicUrl, signal: stopping.signal };
    // Nobody waits for it.
    furnishDemoAccount({ ...installation, token, language: voice ? "en" : "ja" }).catch((error) => {
      if (!stopping.signal.aborted) console.error(`Sample pages are missing: ${explain(error)}`);
    });
  }
  const ended = await Promise.race([services.ended, server.ended]);
  throw new UserError(
    ended
      ? `${ended} stopped by itself: start again, what was stored is kept.`
      : `The server stopped by itself: ${lastWords(logFile, server.logFrom)}`,
  );
});

/** After a kill -9 of the starter its server may still be handing back jobs. */
async function endFormerServer({ former }: Lock) {
  if (former?.server && isSame(former.server)) await endProcess(former.server.pid, "SIGTERM", 11_000);
}

function welcome(
  { publicUrl, local }: Settings,
  {
    voice,
    logFile,
    placeElsewhere,
  }: { voice: string | null; logFile: string; placeElsewhere: string | null },
) {
  const lines = [
    `Yomikoe is ready at ${publicUrl}`,
    "",
    ...(local.identity ? [`  Sign in with  ${demo.email}`, `  Password      ${demo.password}`, ""] : []),
    "  Paste the URL of a product page or an article, or pick a sample; then edit the script and listen.",
    `  GraphQL ${publicUrl}/graphql · REST ${publicUrl}/api/docs · log ${logFile} · stop with Ctrl-C`,
    ...(voice ? ["", `  English only: ${voice}`] : []),
    ...(placeElsewhere
      ? ["", `  Others may not enter this folder, so the database lies in ${placeElsewhere}`]
      : []),
  ];
  console.log(`\n${lines.join("\n")}\n`);
}
