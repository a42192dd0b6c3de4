import { expect, it } from "vitest";
import { withoutAssertion } from "./assertions.ts";

const problems = (text: string) => withoutAssertion({ path: "a.spec.ts", text });

it("finds a journey that expects nothing, and says where", () => {
  const text = `import { test } from "./support/journey";

test("expect(this) is only said", async ({ page }) => {
  await page.goto("/");
});
`;
  expect(problems(text)).toEqual(["a.spec.ts:3 tests nothing: it expects nothing"]);
});

it.each([
  ["itself", `test("goes on", async ({ page }) => {\n  await expect(page).toHaveURL("/");\n});\n`],
  ["softly", `test("goes on", async ({ page }) => {\n  expect.soft(1).toBe(1);\n});\n`],
  [
    "by a function of its file",
    `async function look() {\n  expect(1).toBe(1);\n}\nconst twice = async () => {\n  await look();\n};\ntest("looks", async () => {\n  await twice();\n});\n`,
  ],
  [
    "over several lines",
    `test("goes on", async ({\n  page,\n}) => {\n  await expect(page).toHaveURL("/");\n});\n`,
  ],
])("takes one that expects %s", (_, text) => {
  expect(problems(text)).toEqual([]);
});

it("looks at each test of a group", () => {
  const text = `test.describe("both", () => {
  test("one", async () => {
    expect(1).toBe(1);
  });

  test("other", async () => {
    await go();
  });
});
`;
  expect(problems(text)).toEqual(["a.spec.ts:6 tests nothing: it expects nothing"]);
});
