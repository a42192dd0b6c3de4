import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { version } from "#kernel/folders";
import { startApp, type TestApp } from "#test/app";

let test: TestApp;
let clientFolder: string;
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), "yomikoe-client-"));
  await mkdir(join(clientFolder, "assets"));
  await writeFile(join(clientFolder, "index.html"), "<!doctype html><title>Yomikoe</title>");
  await writeFile(join(clientFolder, "assets/app-1a2b3c.js"), `console.log("${"こえ".repeat(2_000)}");`);
  await writeFile(join(clientFolder, "service-worker.js"), "");
  await writeFile(join(clientFolder, "manifest.webmanifest"), "{}");
  await writeFile(join(clientFolder, "version.json"), '{"version":"of the client"}');
  test = await startApp({ clientFolder, env: { METRICS_TOKEN: "figures" } });
});
afterAll(async () => {
  await test.close();
  await rm(clientFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe("what needs no token", () => {
  it("says how to sign in [7.10]", async () => {
    const answer = await get("/api/config/firebase");
    expect(answer.json()).toEqual({
      success: true,
      data: {
        apiKey: "local",
        projectId: "demo-yomikoe",
        authDomain: "demo-yomikoe.firebaseapp.com",
        emulatorUrl: "http://localhost:4000",
      },
    });
  });

  it("tells its version, never from a cache [7.12][3.11]", async () => {
    const answer = await get("/version.json");
    expect(answer.json()).toEqual({ version });
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it("lives, and is ready when database, jobs and identity answer", async () => {
    expect((await get("/healthz")).statusCode).toBe(200);
    expect((await get("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("documents every call in OpenAPI 3.1, with the envelope [6.1]", async () => {
    const document = (await get("/api/docs/json")).json();
    expect(document.openapi).toBe("3.1.0");
    const entries = document.paths["/api/entries"];
    expect(entries.get.responses["200"].content["application/json"].schema.properties).toMatchObject({
      success: { enum: [true] },
      data: { type: "array" },
    });
    expect(Object.keys(document.paths)).not.toContain("/healthz");
    expect(document.components.schemas.Entry.properties).toHaveProperty("queues");
  });

  it("shows the documents under a policy that lets their own scripts run and no others", async () => {
    const answer = await get("/api/docs/");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toMatch("text/html");
    expect(answer.headers["content-security-policy"]).toMatch(/script-src 'self'/);
    expect(answer.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(answer.body).not.toMatch(/<script(?![^>]*src=)/);
  });

  it("gives its figures to whoever knows the token, and to nobody else", async () => {
    expect((await get("/metrics")).statusCode).toBe(401);
    const answer = await get("/metrics", { authorization: "Bearer figures" });
    expect(answer.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/,
    );
  });
});

describe("the client", () => {
  it.each(["/", "/login", "/ja/register", "/payment/success", "/anything/else"])(
    "is served at %s, and asked for again every time",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toMatch("<title>Yomikoe</title>");
      expect(answer.headers["cache-control"]).toBe("no-cache");
    },
  );

  it.each([
    "/assets/gone-9z.js",
    "/locales/fr/translation.json",
    "/favicon.png",
    "/api",
    "/api/x",
    "/media/x",
  ])("is not served in place of %s, which is missing", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toMatch("application/json");
  });

  it("keeps assets named by their hash for ever, and sends them compressed", async () => {
    const answer = await get("/assets/app-1a2b3c.js", { "accept-encoding": "br" });
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-encoding"]).toBe("br");
  });

  it("has the service worker and the manifest asked for every time, each as what it is", async () => {
    for (const [url, type] of [
      ["/service-worker.js", /^(text|application)\/javascript/],
      ["/manifest.webmanifest", /^application\/manifest\+json/],
    ] as const) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers["content-type"]).toMatch(type);
    }
    expect((await get("/")).headers["content-security-policy"]).toMatch(/worker-src 'self'/);
  });

  it("runs under a policy of scripts from here only, without https where there is none", async () => {
    const { headers } = await get("/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch("script-src 'self';");
    expect(policy).toMatch("connect-src 'self' ws://localhost:4000;");
    expect(policy).not.toMatch("upgrade-insecure-requests");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("has the sample pages beside it", async () => {
    const answer = await get("/samples/article-en");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toMatch("text/html");
  });
});

describe("signing in by way of this server", () => {
  const payload = { email: "proxied@example.com", password: "correct horse", returnSecureToken: true };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: "POST",
      url: `/identitytoolkit.googleapis.com${path}`,
      payload: body,
      headers,
    });

  it("reaches the identity provider [1.6][7.13]", async () => {
    const answer = await post("/v1/accounts:signUp?key=local", payload);
    const { idToken } = answer.json();
    const profile = await get("/api/user/profile", { authorization: `Bearer ${idToken}` });
    expect(profile.json().data.email).toBe("proxied@example.com");
    const again = await post("/v1/accounts:signUp?key=local", payload);
    expect(again.statusCode).toBe(400);
    expect(again.json().error.message).toBe("EMAIL_EXISTS");
  });

  it("renews tokens there as well [7.13]", async () => {
    const signedUp = await post("/v1/accounts:signUp?key=local", {
      ...payload,
      email: "renewed@example.com",
    });
    const answer = await test.app.inject({
      method: "POST",
      url: "/securetoken.googleapis.com/v1/token?key=local",
      payload: new URLSearchParams({
        grant_type: "refresh_token",
        refresh_token: signedUp.json().refreshToken,
      }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.statusCode).toBe(200);
    const profile = await get("/api/user/profile", { authorization: `Bearer ${answer.json().id_token}` });
    expect(profile.json().data.email).toBe("renewed@example.com");
  });

  it("makes nobody the provider's administrator", async () => {
    const url = "/v1/projects/demo-yomikoe/accounts:query";
    const answer = await post(url, {}, { authorization: "Bearer owner" });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toMatch("proxied@example.com");
  });
});
