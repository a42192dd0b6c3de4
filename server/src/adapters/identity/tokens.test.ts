import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { claimsOf, publicKey, signedToken, testGoogle } from "#test/google";
import { graphql, socketOf } from "#test/graphql";
import { STANDING_TTL_MS } from "./firebase.ts";

let google: Awaited<ReturnType<typeof testGoogle>>;
let test: TestApp;
beforeAll(async () => {
  google = await testGoogle();
  test = await startApp({
    identity: google.identity,
    env: { FIREBASE_PROJECT_ID: google.projectId, FIREBASE_API_KEY: "key" },
  });
});
afterAll(async () => {
  await test.close();
  await google.close();
});

const bearer = (token: string | null) => (token === null ? {} : { authorization: `Bearer ${token}` });
const person = (token: string | null) => (token === null ? null : ({ headers: bearer(token) } as never));
const ask = (token: string | null) => test.app.inject({ url: "/api/user/profile", headers: bearer(token) });

/** Close code of a socket with this token, or that it is open. */
async function socketWith(token: string | null): Promise<number | "open"> {
  const client = await socketOf(test, bearer(token));
  const outcome = new Promise<number | "open">((resolve) => {
    client.on("closed", (event) => resolve((event as { code: number }).code));
    client.on("connected", () => resolve("open"));
  });
  client.subscribe({ query: "{ viewer { id } }" }, { next() {}, error() {}, complete() {} });
  const code = await outcome;
  await client.dispose();
  return code;
}

const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const seconds = (ago: number) => Math.floor(Date.now() / 1_000) - ago;
/** Claims that would do, with some others. */
const claims = (others: object = {}) => claimsOf(google.projectId, google.signIn().uid, others);

function unsigned(): string {
  return `${base64({ alg: "none", typ: "JWT" })}.${base64(claims())}.`;
}
function hmac(header: object = { kid: "key-1" }): string {
  const text = `${base64({ alg: "HS256", typ: "JWT", ...header })}.${base64(claims())}`;
  return `${text}.${createHmac("sha256", publicKey).update(text).digest("base64url")}`;
}
function altered(): string {
  const [header, , signature] = signedToken({}, claims()).split(".");
  return `${header}.${base64(claims())}.${signature}`;
}

const refused: [what: string, token: () => string | null, reason?: string][] = [
  ["is missing", () => null],
  ["is garbage", () => "garbage"],
  ["has three parts of garbage", () => "a.b.c"],
  ["has alg none", unsigned],
  ["is signed with HS256 by the public key", hmac],
  ["is signed with HS256 by the public key and names none", () => hmac({})],
  ["is signed by a key of somebody else", () => signedToken({}, claims(), { foreign: true })],
  ["names a key that nobody published", () => signedToken({ kid: "other" }, claims())],
  ["names no key", () => signedToken({ kid: undefined }, claims())],
  ["holds other claims than were signed", altered],
  ["has run out", () => signedToken({}, claims({ iat: seconds(4_000), exp: seconds(10) })), "TOKEN_EXPIRED"],
  ["is not valid yet", () => signedToken({}, claims({ nbf: seconds(-600) }))],
  ["was issued in the future", () => signedToken({}, claims({ iat: seconds(-600) })), "TOKEN_NOT_YET_VALID"],
  [
    "was signed in for in the future",
    () => signedToken({}, claims({ auth_time: seconds(-600) })),
    "TOKEN_NOT_YET_VALID",
  ],
  ["has no end", () => signedToken({}, claims({ exp: undefined }))],
  ["ends in a day", () => signedToken({}, claims({ exp: seconds(-86_400) }))],
  ["ends at no time", () => signedToken({}, claims({ exp: "tomorrow" }))],
  ["has a critical header that nobody knows", () => signedToken({ crit: ["exp2"], exp2: 1 }, claims())],
  ["is of another project", () => signedToken({}, claims({ aud: "other" }))],
  ["is of another issuer", () => signedToken({}, claims({ iss: "https://example.com/other" }))],
  ["stands for nobody", () => signedToken({}, claims({ sub: "" }))],
];

describe("tokens that Google signs, checked as in production", () => {
  it("lets a good one in, over REST, GraphQL and the socket [1.6][6.1]", async () => {
    const { uid, token } = google.signIn();
    expect((await ask(token)).json()).toMatchObject({ data: { userId: uid, email: `${uid}@example.com` } });
    expect((await graphql(test, person(token), "{ viewer { id } }")).data).toEqual({ viewer: { id: uid } });
    expect(await socketWith(token)).toBe("open");
  });

  it.each(refused)("refuses one that %s, wherever it comes [6.1][8.2]", async (_what, make, reason) => {
    const token = make();
    const rest = await ask(token);
    expect(rest.statusCode).toBe(401);
    expect(rest.json()).toMatchObject({
      success: false,
      error: "UNAUTHORIZED",
      code: reason ?? "UNAUTHORIZED",
      message: "Not authenticated",
    });
    const answer = await graphql(test, person(token), "{ viewer { id } }");
    expect(answer.status).toBe(401);
    expect(answer.errors?.[0]?.extensions.code).toBe("UNAUTHORIZED");
    expect(await socketWith(token)).toBe(4_401);
  });

  it.each<[string, () => object]>([
    ["disabled", () => ({ disabled: true })],
    // A second after the token was given out.
    ["signed out everywhere", () => ({ validSince: String(seconds(9)) })],
  ])(
    "refuses an account that was %s, at the latest a minute later [4.21][6.1][8.2]",
    async (_what, change) => {
      const { uid, token } = google.signIn();
      expect((await ask(token)).statusCode).toBe(200);
      Object.assign(google.accounts.get(uid)!, change());
      expect((await ask(token)).statusCode).toBe(200);
      google.forward(STANDING_TTL_MS);
      const rest = await ask(token);
      expect(rest.statusCode).toBe(401);
      expect(rest.json()).toMatchObject({ error: "UNAUTHORIZED", code: "ACCOUNT_DISABLED" });
      expect((await graphql(test, person(token), "{ viewer { id } }")).status).toBe(401);
      expect(await socketWith(token)).toBe(4_403);
    },
  );

  it("refuses an account that Google has removed", async () => {
    const { uid, token } = google.signIn();
    google.accounts.delete(uid);
    expect((await ask(token)).json()).toMatchObject({ error: "UNAUTHORIZED", code: "ACCOUNT_DISABLED" });
  });

  it.each(["keys", "accounts"] as const)("signs nobody out because Google's %s are away", async (which) => {
    const { token } = google.signIn();
    google.away(which);
    try {
      const rest = await ask(token);
      expect(rest.statusCode).toBe(503);
      expect(rest.json()).toMatchObject({ error: "SERVICE_UNAVAILABLE" });
      expect(await socketWith(token)).toBe(1_013);
    } finally {
      google.away(undefined);
    }
    expect((await ask(token)).statusCode).toBe(200);
  });
});
