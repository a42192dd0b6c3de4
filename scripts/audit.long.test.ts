import { expect, it } from "vitest";
import { testAdvisories } from "./lib/test-advisories.ts";

const { asked, audit } = await testAdvisories();

it("asks about the packages of the server, those that a browser loads and what both need, and lets a tool's fault pass", async () => {
  const { code, said } = await audit(["vite"]);
  expect({ code, said }).toEqual({
    code: 0,
    said: ["0 grave and 0 lesser known vulnerabilities in what runs"],
  });
  const names = ["fastify", "find-my-way", "dompurify", "@mantine/core", "scheduler"];
  expect(names.filter((name) => !asked()[name])).toEqual([]);
  expect(["vite", "vitest", "jsdom", "@biomejs/biome"].filter((name) => asked()[name])).toEqual([]);
  // Somebody else's, where a registry has them.
  expect(Object.keys(asked()).filter((name) => /^(@yomikoe\/.*|yomikoe|client|server)$/.test(name))).toEqual(
    [],
  );
});

it("says that it could not ask, and fails nobody for it", async () => {
  const { code, said } = await audit([], 1);
  expect(code).toBe(0);
  expect(said[0]).toMatch(/^Nobody could be asked about known vulnerabilities: /);
});

it("fails for packages with a grave vulnerability that run on the server or in a browser, or are needed there by another", async () => {
  const vulnerable = ["find-my-way", "dompurify", "scheduler"];
  const { code, said } = await audit(vulnerable);
  expect(code).toBe(1);
  for (const name of vulnerable)
    expect(said.filter((line) => line.startsWith(`high: ${name} `))).toHaveLength(1);
});
