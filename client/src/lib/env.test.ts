import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The module as a build with these variables has it. */
async function built(variables: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import("./env")).env;
}

it("has its data calls below /api unless the build says otherwise [7.15]", async () => {
  expect(await built()).toMatchObject({ apiBase: "/api", graphqlUrl: "/graphql" });
});

it.each([
  ["/studio/api", "/studio/api", "/studio/graphql"],
  ["/studio/api/", "/studio/api", "/studio/graphql"],
  ["https://api.example.com/api", "https://api.example.com/api", "https://api.example.com/graphql"],
])("built with %s, calls %s and %s [7.15]", async (base, apiBase, graphqlUrl) => {
  expect(await built({ VITE_API_BASE: base })).toMatchObject({ apiBase, graphqlUrl });
});

it.each([
  ["1", true],
  ["true", true],
  ["0", false],
  ["", false],
])("built with VITE_SKIP_EXPIRY_CHECK=%j, skips the check: %s [6.4]", async (value, skipExpiryCheck) => {
  expect(await built({ VITE_SKIP_EXPIRY_CHECK: value })).toMatchObject({ skipExpiryCheck });
});

it("posts tokens nowhere unless the build names an address [4.19]", async () => {
  expect((await built()).tokenSyncUrl).toBeUndefined();
  const address = "https://sync.example.com/token";
  expect((await built({ VITE_TOKEN_SYNC_URL: address })).tokenSyncUrl).toBe(address);
});
