import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";

const SHOP = "https://shop.example";
let test: TestApp;
let clientFolder: string;
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), "yomikoe-client-"));
  await writeFile(join(clientFolder, "index.html"), "<!doctype html><title>Yomikoe</title>");
  const env = {
    CORS_ORIGINS: `${SHOP}, https://b.example`,
    PUBLIC_URL: "https://yomikoe.example",
    TRIAL_INSTALLATION: "1",
  };
  test = await startApp({ clientFolder, env });
});
afterAll(async () => {
  await test.close();
  await rm(clientFolder, { recursive: true });
});

const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split(";")
      .map((directive) => directive.trim().split(" "))
      .map(([name = "", ...sources]) => [name, sources]),
  );

describe("every answer", () => {
  it.each(["/", "/login", "/graphql", "/api/docs/", "/api/entries", "/api/nothing", "/samples/article-en"])(
    "of %s is told not to be framed, sniffed or run with scripts from elsewhere",
    async (url) => {
      const { headers } = await test.app.inject({ url, headers: { accept: "text/html" } });
      const policy = directives(headers["content-security-policy"]);
      expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
      expect(policy.get("object-src")).toEqual(["'none'"]);
      expect(policy.get("base-uri")).toEqual(["'self'"]);
      for (const source of policy.get("script-src") ?? ["missing"])
        expect(source).toMatch(/^('self'|'sha256-[\w+/=]+')$/);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "x-frame-options": "DENY",
        "permissions-policy": expect.stringContaining("camera=(), microphone=(), geolocation=()"),
        "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
      });
      expect(headers["x-powered-by"]).toBeUndefined();
    },
  );

  it("is kept by no cache where it is somebody's own", async () => {
    const { headers } = await test.newUser();
    for (const url of ["/api/user/profile", "/api/credits/balance", "/api/entries"]) {
      const answer = await test.app.inject({ url, headers });
      expect([url, answer.headers["cache-control"]]).toEqual([url, "no-store"]);
    }
    const graphql = { method: "POST", url: "/graphql", payload: { query: "{ viewer { email } }" } } as const;
    expect((await test.app.inject({ ...graphql, headers })).headers["cache-control"]).toBe("no-store");
    const refused = await test.app.inject("/api/user/profile");
    expect([refused.statusCode, refused.headers["cache-control"]]).toEqual([401, "no-store"]);
  });

  it("is bound to https where the outside comes by https", async () => {
    const { headers } = await test.app.inject("/");
    expect(headers["strict-transport-security"]).toMatch(/max-age=\d{7,}/);
    expect(directives(headers["content-security-policy"]).has("upgrade-insecure-requests")).toBe(true);
    expect(directives(headers["content-security-policy"]).get("connect-src")).toContain(
      "wss://yomikoe.example",
    );
  });
});

describe("pages of other origins", () => {
  const preflight = (origin: string, url = "/api/entries") =>
    test.app.inject({
      method: "OPTIONS",
      url,
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,idempotency-key",
      },
    });

  it.each(["/api/entries", "/graphql"])("may call %s when they are listed", async (url) => {
    const { statusCode, headers } = await preflight(SHOP, url);
    expect(statusCode).toBe(204);
    expect(headers["access-control-allow-origin"]).toBe(SHOP);
    expect(headers["access-control-allow-headers"]).toMatch(/authorization.*idempotency-key/);
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    const user = await test.newUser();
    const answer = await test.app.inject({ url: "/api/entries", headers: { ...user.headers, origin: SHOP } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["access-control-allow-origin"]).toBe(SHOP);
    expect(String(answer.headers.vary)).toMatch(/origin/i);
  });

  it("hear why they are refused, too", async () => {
    const answer = await test.app.inject({ url: "/api/entries", headers: { origin: SHOP } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["access-control-allow-origin"]).toBe(SHOP);
    expect(answer.headers["access-control-expose-headers"]).toMatch("retry-after");
  });

  it.each(["https://evil.example", "https://shop.example.evil.example", "null", "http://shop.example"])(
    "may not when they are %s",
    async (origin) => {
      expect((await preflight(origin)).headers["access-control-allow-origin"]).toBeUndefined();
      const answer = await test.app.inject({ url: "/api/config/firebase", headers: { origin } });
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
      expect(String(answer.headers.vary)).toMatch(/origin/i);
    },
  );
});

describe("a body", () => {
  const post = async (url: string, size: number) => {
    const user = await test.newUser();
    const payload = JSON.stringify({ url: "x".repeat(size), query: "x" });
    return test.app.inject({
      method: "POST",
      url,
      payload,
      headers: { ...user.headers, "content-type": "application/json" },
    });
  };

  it.each(["/api/entries", "/graphql", "/api/announcements/mark-read"])(
    "of more than a megabyte is refused by %s before it is read",
    async (url) => {
      const answer = await post(url, 1_100_000);
      expect(answer.statusCode).toBe(413);
    },
  );

  it("below that is looked at", async () => {
    expect((await post("/api/entries", 1_000_000)).statusCode).toBe(400);
  });
});
