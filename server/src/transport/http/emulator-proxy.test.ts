import { request } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#db/schema/index";
import { startApp, type TestApp } from "#test/app";
import { listen } from "#test/graphql";

let test: TestApp;
let address: string;
beforeAll(async () => {
  test = await startApp();
  address = await listen(test);
  await test.newUser("victim@example.com");
});
afterAll(() => test.close());

/** The path exactly as written: `fetch` would tidy it first. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once("error", reject)
      .end();
  });

const CODES = "emulator/v1/projects/demo-yomikoe/oobCodes";

describe("what lies beside the sign-in at the emulator", () => {
  it.each([
    `../${CODES}`,
    `v1/../../${CODES}`,
    `%2e%2e/${CODES}`,
    `%2E./${CODES}`,
    `..%2f${CODES}`,
    `..%5C${CODES}`,
    `..\\${CODES}`,
    `%252e%252e/${CODES}`,
    `../securetoken.googleapis.com/../${CODES}`,
    "../securetoken.googleapis.com/v1/token",
  ])("is not reached by %s", async (path) => {
    expect(await statusOf(`/identitytoolkit.googleapis.com/${path}`)).toBe(404);
  });

  it("leaves the sign-in itself alone", async () => {
    expect(await statusOf("/identitytoolkit.googleapis.com/v1/projects?key=local")).toBe(200);
  });
});

describe("the calls at the emulator", () => {
  const call = (path: string, body: object, headers: object = {}) =>
    test.app.inject({
      method: "POST",
      url: `/identitytoolkit.googleapis.com/v1/${path}?key=local`,
      headers: { "content-type": "application/json", ...headers },
      payload: JSON.stringify(body),
    });

  it("that our client makes are forwarded: sign-up, sign-in, lookup, reset, renewal and a change of one's own", async () => {
    const account = { email: "own@example.com", password: "correct horse", returnSecureToken: true };
    const { idToken, refreshToken } = (await call("accounts:signUp", account)).json();
    expect((await call("accounts:signInWithPassword", account)).statusCode).toBe(200);
    expect((await call("accounts:lookup", { idToken })).json().users[0].email).toBe("own@example.com");
    expect((await call("accounts:update", { idToken, password: "another horse" })).statusCode).toBe(200);
    const mail = { requestType: "PASSWORD_RESET", email: "own@example.com" };
    expect((await call("accounts:sendOobCode", mail)).statusCode).toBe(200);
    const renewed = await test.app.inject({
      method: "POST",
      url: "/securetoken.googleapis.com/v1/token?key=local",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }).toString(),
    });
    expect(renewed.json()).toMatchObject({ project_id: expect.any(String), id_token: expect.any(String) });
  });

  it.each<[what: string, path: string, body: object]>([
    [
      "an answer of Google",
      "accounts:signInWithIdp",
      {
        postBody: 'id_token={"sub":"1","email":"victim@example.com"}&providerId=google.com',
        requestUri: "http://localhost",
      },
    ],
    ["a custom token", "accounts:signInWithCustomToken", { token: '{"uid":"boss"}' }],
    ["nothing, as an anonymous account", "accounts:signUp", { returnSecureToken: true }],
    ["a link of a mail", "accounts:signInWithEmailLink", { email: "victim@example.com", oobCode: "x" }],
    ["another's id", "accounts:update", { localId: "victim", password: "mine now" }],
    ["another's id beside an own token", "accounts:lookup", { idToken: "x", localId: ["victim"] }],
    ["an administrator's call", "projects/demo-yomikoe/accounts:query", {}],
  ])("that would sign in by %s are not", async (_what, path, body) => {
    const { statusCode } = await call(path, body, { authorization: "Bearer owner" });
    expect(statusCode).toBe(404);
  });
});

describe("Google's answers at the emulator of a local start", () => {
  let flagged: TestApp;
  beforeAll(async () => {
    flagged = await startApp({ env: { EMULATOR_GOOGLE: "1" } });
  });
  afterAll(() => flagged.close());

  const answerOf = (providerId: string, email = "gina@example.com", sub = "1") => ({
    postBody: `id_token=${JSON.stringify({ sub, email, email_verified: true })}&providerId=${providerId}`,
    requestUri: "http://localhost",
    returnSecureToken: true,
  });
  const signIn = (app: TestApp["app"], body: object, headers: object = {}, remoteAddress = "127.0.0.1") =>
    app.inject({
      method: "POST",
      url: "/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local",
      headers: { "content-type": "application/json", ...headers },
      payload: JSON.stringify(body),
      remoteAddress,
    });

  it("sign in with EMULATOR_GOOGLE, and not without it", async () => {
    expect((await signIn(test.app, answerOf("google.com"))).statusCode).toBe(404);
    const answer = await signIn(flagged.app, answerOf("google.com"));
    expect(answer.json()).toMatchObject({ email: "gina@example.com", idToken: expect.any(String) });
    const { idToken } = answer.json();
    const profile = await flagged.app.inject({
      url: "/api/user/profile",
      headers: { authorization: `Bearer ${idToken}` },
    });
    expect(profile.json()).toMatchObject({ data: { email: "gina@example.com" } });
  });

  it.each<[string, object]>([
    ["another provider's", answerOf("facebook.com")],
    ["one that names two providers", answerOf("google.com&providerId=facebook.com")],
    ["one that is joined to an account", { ...answerOf("google.com"), idToken: "x" }],
    ["one without its parameters", { requestUri: "http://localhost" }],
    ["one that names nobody", { ...answerOf("google.com"), postBody: "id_token={}&providerId=google.com" }],
  ])("are no way in for %s", async (_what, body) => {
    expect((await signIn(flagged.app, body)).statusCode).toBe(404);
  });

  it("are read without what the address beside them says", async () => {
    const fragment =
      "#providerId=facebook.com&id_token={%22sub%22:%229%22,%22email%22:%22eve@example.com%22}";
    const requestUri = `http://localhost/?SAMLResponse={}${fragment}`;
    const answer = await signIn(flagged.app, { ...answerOf("google.com"), requestUri });
    expect(answer.json()).toMatchObject({ providerId: "google.com", email: "gina@example.com" });
  });

  const passwordCall = (path: string, email: string) =>
    flagged.app.inject({
      method: "POST",
      url: `/identitytoolkit.googleapis.com/v1/accounts:${path}?key=local`,
      headers: { "content-type": "application/json" },
      payload: JSON.stringify({ email, password: "correct horse", returnSecureToken: true }),
    });

  it.each(["user", "admin"] as const)(
    "never touch an account that has a password: one of a %s",
    async (role) => {
      const email = `${role}.of.old@example.com`;
      const { idToken, localId } = (await passwordCall("signUp", email)).json();
      const profile = { url: "/api/user/profile", headers: { authorization: `Bearer ${idToken}` } };
      expect((await flagged.app.inject(profile)).statusCode).toBe(200);
      await flagged.db.update(users).set({ role }).where(eq(users.id, localId));
      for (const address of [email, email.toUpperCase()]) {
        const answer = await signIn(flagged.app, answerOf("google.com", address, `of ${role}`));
        expect(answer.statusCode).toBe(409);
        expect(answer.body).toContain("The account of this address signs in in another way");
      }
      expect((await passwordCall("signInWithPassword", email)).statusCode).toBe(200);
      expect((await flagged.app.inject(profile)).statusCode).toBe(200);
    },
  );

  it("never touch an account that has got a password since, by whatever address", async () => {
    const { idToken } = (await signIn(flagged.app, answerOf("google.com", "hana@example.com", "2"))).json();
    expect((await signIn(flagged.app, answerOf("google.com", "hana@example.com", "2"))).statusCode).toBe(200);
    await flagged.app.inject({
      method: "POST",
      url: "/identitytoolkit.googleapis.com/v1/accounts:update?key=local",
      headers: { "content-type": "application/json" },
      payload: JSON.stringify({ idToken, password: "correct horse" }),
    });
    for (const email of ["hana@example.com", "other@example.com"])
      expect((await signIn(flagged.app, answerOf("google.com", email, "2"))).statusCode).toBe(409);
  });

  it.each<[string, object, string?]>([
    ["from another machine", {}, "192.0.2.1"],
    ["through a proxy or a tunnel", { "x-forwarded-for": "192.0.2.1" }],
    ["by a name that was made to lead here", { host: "rebound.example:4000" }],
    ["by a page of another site", { origin: "https://evil.example" }],
    ["by a page without a site", { origin: "null" }],
    ["as a form that needs no leave", { "content-type": "text/plain" }],
  ])("are not taken %s", async (_how, headers, from) => {
    expect((await signIn(flagged.app, answerOf("google.com"), headers, from)).statusCode).toBe(404);
  });

  it.each<[string, object]>([
    ["localhost", { host: "localhost:4000", origin: "http://localhost:5173" }],
    ["an address of IPv6", { host: "[::1]:4000" }],
  ])("are taken by a page of this machine, at %s", async (_where, headers) => {
    expect((await signIn(flagged.app, answerOf("google.com"), headers)).statusCode).toBe(200);
  });

  it.each(["accounts:signInWithCustomToken", "accounts:signInWithEmailLink"])(
    "open no other way: %s",
    async (path) => {
      const { statusCode } = await flagged.app.inject({
        method: "POST",
        url: `/identitytoolkit.googleapis.com/v1/${path}?key=local`,
        headers: { "content-type": "application/json" },
        payload: JSON.stringify({ token: '{"uid":"boss"}', email: "gina@example.com", oobCode: "x" }),
      });
      expect(statusCode).toBe(404);
    },
  );
});

describe("a trial installation", () => {
  let trial: TestApp;
  beforeAll(async () => {
    trial = await startApp({ env: { HOST: "0.0.0.0", TRIAL_INSTALLATION: "1" } });
  });
  afterAll(() => trial.close());

  const call = (path: string, body: object) =>
    trial.app.inject({
      method: "POST",
      url: `/identitytoolkit.googleapis.com/v1/accounts:${path}?key=local`,
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(body),
    });
  const profile = (token: string) =>
    trial.app.inject({ url: "/api/user/profile", headers: { authorization: `Bearer ${token}` } });
  const renew = (refresh: string) =>
    trial.app.inject({
      method: "POST",
      url: "/securetoken.googleapis.com/v1/token?key=local",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refresh }).toString(),
    });
  const account = (email: string) => ({ email, password: "correct horse", returnSecureToken: true });
  /** A token that nobody signed, as anybody can write it who knows an account's id. */
  const unsigned = (token: string) => token.replace(/[^.]*$/, "");

  it("lets in who signed up here, and renews the sign-in", async () => {
    const { idToken, refreshToken } = (await call("signUp", account("ann@example.com"))).json();
    expect((await profile(idToken)).json().data.email).toBe("ann@example.com");
    expect((await call("lookup", { idToken })).json().users[0].email).toBe("ann@example.com");
    const renewed = (await renew(refreshToken)).json();
    expect((await profile(renewed.id_token)).statusCode).toBe(200);
    expect((await renew(renewed.refresh_token)).statusCode).toBe(200);
  });

  it("believes no token that it did not give out, wherever it is brought", async () => {
    const { idToken, refreshToken } = (await call("signUp", account("bob@example.com"))).json();
    const forged = unsigned(idToken);
    expect((await profile(forged)).statusCode).toBe(401);
    expect((await profile(`${forged}${"A".repeat(43)}`)).statusCode).toBe(401);
    expect((await call("lookup", { idToken: forged })).statusCode).toBe(401);
    expect((await call("update", { idToken: forged, password: "mine now" })).statusCode).toBe(401);
    expect((await call("signUp", { ...account("eve@example.com"), idToken: forged })).statusCode).toBe(401);
    expect((await renew(unsigned(refreshToken).slice(0, -1))).statusCode).toBe(401);
    expect((await call("signInWithPassword", account("bob@example.com"))).statusCode).toBe(200);
  });
});
