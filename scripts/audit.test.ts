import { expect, it } from "vitest";
import { testAdvisories } from "./lib/test-advisories.ts";

const { audit } = await testAdvisories();

it("fails for packages with a grave vulnerability that run on the server or in a browser, or are needed there by another", async () => {
  const vulnerable = ["find-my-way", "dompurify", "scheduler"];
  const { code, said } = await audit(vulnerable);
  expect(code).toBe(1);
  for (const name of vulnerable)
    expect(said.filter((line) => line.startsWith(`high: ${name} `))).toHaveLength(1);
});
