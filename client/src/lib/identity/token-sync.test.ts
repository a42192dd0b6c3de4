import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { syncToken } from "./token-sync";

const url = "https://sync.example.com/token";
const seen: [string, unknown][] = [];
const server = setupServer(
  http.all(url, async ({ request }) => {
    const text = await request.text();
    seen.push([request.method, text ? JSON.parse(text) : null]);
    return new HttpResponse(null, { status: 204 });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());
beforeEach(() => void seen.splice(0));

it("posts the token, and deletes it after sign-out [4.19]", async () => {
  await syncToken("t1", url);
  await syncToken(null, url);
  expect(seen).toEqual([
    ["POST", { token: "t1" }],
    ["DELETE", null],
  ]);
});

it("does nothing where no address is configured [4.19]", async () => {
  await syncToken("t1");
  expect(seen).toEqual([]);
});

it("survives an address that does not answer [4.19]", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  server.use(http.post(url, () => HttpResponse.error(), { once: true }));
  await expect(syncToken("t1", url)).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
