import i18next from "i18next";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { startI18n } from "./i18n";

const asked: string[] = [];
let failures = 0;
const server = setupServer(
  http.get("*/locales/:language/translation.json", ({ params }) => {
    asked.push(String(params.language));
    if (failures-- > 0) return new HttpResponse(null, { status: 503 });
    return HttpResponse.json({ common: { loading: `in ${params.language}` } });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());
afterEach(() => {
  asked.length = 0;
  failures = 0;
  history.replaceState(null, "", "/");
});

it("loads the texts of the address's language from /locales/{lng}/translation.json, and keeps which it is [2.17] [4.12]", async () => {
  localStorage.setItem("i18nextLng", "ja");
  history.replaceState(null, "", "/en/register");
  await startI18n();
  expect(asked).toContain("en");
  expect(i18next.t(($) => $.common.loading)).toBe("in en");
  expect(document.documentElement.lang).toBe("en");
  expect(localStorage.getItem("i18nextLng")).toBeNull();
  expect(localStorage.getItem("language")).toBe("en");
});

it("asks again while the texts fail to load, 350 ms after the first time [9.3]", async () => {
  failures = 1;
  const start = performance.now();
  await startI18n();
  expect(performance.now() - start).toBeGreaterThanOrEqual(340);
  expect(asked).toEqual(["ja", "ja"]);
  expect(i18next.options).toMatchObject({ maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 });
});

it("groups the digits of a number in a text [4.12]", async () => {
  await startI18n();
  i18next.addResource("ja", "translation", "sum", "{{count, number}}円");
  expect(i18next.t("sum" as never, { count: 12_345 })).toBe("12,345円");
});
