/**
 * The Firebase Auth emulator alone, without the emulator suite around it, in a process of its own.
 * Arguments: host:port, project, file of the accounts, seconds to live on once the starter is gone.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";

const [address = "127.0.0.1:0", projectId = "", accountsFile = "", graceSeconds = "0"] =
  process.argv.slice(2);

/** Changes are written this long after the last of them, so that a burst is written once. */
const SAVE_AFTER = 300;
/** More milliseconds than creating an account takes on a busy machine. */
const SIGN_UP_TIME = 150;

/**
 * Calls that browsers, the server and tests make. The emulator compiles the schemas of each call at its start:
 * with all eighty, tenants and passkeys among them, that takes four times as long.
 */
const CALLS = [
  /^\/v1\/(projects|token)$/,
  /^\/v1\/accounts:(delete|lookup|resetPassword|sendOobCode|signInWithIdp|signInWithPassword|signUp|update)$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:(batchCreate|batchGet|delete|lookup|query|update))?$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|config|oobCodes)$/,
];

const load = createRequire(import.meta.url);
const { paths } = load("firebase-tools/lib/emulator/auth/apiSpec.js").default as { paths: object };
for (const path of Object.keys(paths))
  if (!CALLS.some((call) => call.test(path))) Reflect.deleteProperty(paths, path);
const emulator = load("firebase-tools/lib/emulator/auth/server.js") as {
  createApp(projectId: string): Promise<RequestListener>;
};
const { ProjectState } = load("firebase-tools/lib/emulator/auth/state.js") as {
  ProjectState: {
    prototype: { overwriteUserWithLocalId(localId: string, fields: { validSince?: string }): unknown };
  };
};
const app = await emulator.createApp(projectId);
const server = createServer(async (request, response) => {
  if (request.method !== "GET") response.once("finish", saveSoon);
  if (request.url?.includes("accounts:signUp")) await turnOfSecond();
  app(request, response);
});
let timer: NodeJS.Timeout | undefined;
let restored = false;

const [host, port] = address.split(":");
server.listen(Number(port), host, async () => {
  await restore();
  restored = true;
  process.send?.({ port: (server.address() as { port: number }).port });
});
server.on("error", fail);
process.on("unhandledRejection", fail);
process.once("SIGTERM", leave).once("SIGINT", leave);
process.once("disconnect", () => setTimeout(leave, Number(graceSeconds) * 1000));

/**
 * For a new account the emulator looks at the clock twice: when it signed in, and since when its tokens are
 * valid. If a second ends in between, its first token is one of before and refused: let it end first.
 */
async function turnOfSecond() {
  const left = 1_000 - (Date.now() % 1_000);
  // A timer may be a millisecond early.
  if (left < SIGN_UP_TIME) await sleep(left + 2);
}

/** The emulator takes an import for a change of password, which ends all sign-ins: each account keeps its moment. */
async function restore() {
  if (!existsSync(accountsFile)) return;
  const kept = readFileSync(accountsFile, "utf8");
  const { users = [] } = JSON.parse(kept) as { users?: { localId: string; validSince?: string }[] };
  const moments = new Map(users.map(({ localId, validSince }) => [localId, validSince]));
  const { overwriteUserWithLocalId: write } = ProjectState.prototype;
  ProjectState.prototype.overwriteUserWithLocalId = function withMoment(localId, fields) {
    return write.call(this, localId, { ...fields, validSince: moments.get(localId) ?? fields.validSince });
  };
  await accounts("batchCreate", kept);
  ProjectState.prototype.overwriteUserWithLocalId = write;
}

function saveSoon() {
  if (!restored) return;
  clearTimeout(timer);
  timer = setTimeout(() => save().catch(fail), SAVE_AFTER);
}

/** By way of a rename: a kill in the middle leaves the former file whole. */
async function save() {
  timer = undefined;
  const { users = [] } = JSON.parse(await accounts("batchGet?maxResults=-1"));
  writeFileSync(`${accountsFile}.new`, JSON.stringify({ users }), { mode: 0o600 });
  renameSync(`${accountsFile}.new`, accountsFile);
}

async function accounts(operation: string, body?: string): Promise<string> {
  const { port } = server.address() as { port: number };
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${operation}`;
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const init = body === undefined ? { headers } : { method: "POST", headers, body };
  const answer = await fetch(`http://127.0.0.1:${port}/${path}`, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${operation}: ${text}`);
  return text;
}

async function leave() {
  if (timer) await save().catch(() => {});
  process.exit(0);
}

function fail(error: unknown) {
  console.error(error);
  process.exit(1);
}
