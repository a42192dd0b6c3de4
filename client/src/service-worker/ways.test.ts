import { expect, it } from "vitest";
import { wayOf } from "./ways";

const HERE = "https://yomikoe.example";
const go = (path: string) => ({ method: "GET", mode: "navigate" as const, url: HERE + path });
const get = (path: string, method = "GET") => ({ method, mode: "cors" as const, url: HERE + path });

it.each([
  "/",
  "/?entry=1",
  "/login",
  "/register",
  "/ja/register",
  "/en/forgot-password?lang=en",
  "/payment/success?session_id=cs_1",
  "/registration-complete",
  "/admin",
])("opens the screen %s without a network", (path) => {
  expect(wayOf(go(path), HERE)).toBe("shell");
});

it.each(["/assets/index-1a2b.js", "/assets/index-1a2b.css"])("keeps %s", (path) => {
  expect(wayOf(get(path), HERE)).toBe("asset");
});

it.each(["/locales/ja/translation.json", "/icons/icon-192.png", "/start.js", "/manifest.webmanifest"])(
  "asks for %s first, and keeps it for when there is no network",
  (path) => {
    expect(wayOf(get(path), HERE)).toBe("text");
  },
);

it.each([
  "/api/entries",
  "/api/checkout/cs_1",
  "/graphql",
  "/media/u/1.wav",
  "/samples/article-en",
  "/version.json",
  "/healthz",
  "/readyz",
  "/metrics",
  "/service-worker.js",
  "/identitytoolkit.googleapis.com/v1/accounts:lookup",
])("never answers for %s, whether it is asked for or gone to", (path) => {
  expect(wayOf(get(path), HERE)).toBe("network");
  expect(wayOf(go(path), HERE)).toBe("network");
});

it("leaves alone what changes something, and what lies elsewhere", () => {
  expect(wayOf(get("/assets/index-1a2b.js", "POST"), HERE)).toBe("network");
  expect(wayOf({ ...go("/login"), method: "POST" }, HERE)).toBe("network");
  expect(wayOf(get("/assets/index-1a2b.js"), "https://other.example")).toBe("network");
});
