import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createLogger } from "../server/src/kernel/log/logger.ts";
import { buildWorkerApp } from "../server/src/worker-app.ts";
import { root } from "./lib/run.ts";

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
}
const { groups } = parse(readFileSync(join(root, "docs/prometheus-rules.yml"), "utf8")) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

/** Names of the language, and labels that it groups by. */
const WORDS = /^(sum|min|max|rate|increase|histogram_quantile|by|le|kind|instance|place|e|s|m)$/;

/** The metrics of a rule: its words outside of selectors, ranges and numbers. */
const metricsOf = ({ expr }: Rule) =>
  [...expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b\d[\w.]*/g, " ").matchAll(/[a-z_]\w*/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.test(name));

let served: string;
let app: ReturnType<typeof buildWorkerApp>;
beforeAll(async () => {
  const away = () => Promise.reject(new Error("away"));
  app = buildWorkerApp({
    env: {},
    log: createLogger("silent"),
    services: { measures: { read: away } },
    storage: { freeBytes: async () => null },
    storageFaults: new Map(),
  } as never);
  served = (await app.inject("/metrics")).body;
});
afterAll(() => app.close());

describe.each(rules)("the alert $alert", (rule) => {
  it("measures what the server tells", () => {
    const known = new Set([...served.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const names = metricsOf(rule).map((name) => name.replace(/^(http\w+)_(count|bucket)$/, "$1"));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name !== "up" && !known.has(name))).toEqual([]);
  });

  it("is explained, with what to do", () => {
    const docs = readFileSync(join(root, "docs/operations.md"), "utf8");
    expect(docs).toMatch(new RegExp(`^\\| \`${rule.alert}\` \\| [^|]{20,} \\| [^|]{20,} \\|$`, "m"));
  });
});

it("finds the rules, each of a known severity", () => {
  expect(rules.length).toBeGreaterThan(10);
  expect(new Set(rules.map(({ labels }) => labels.severity))).toEqual(new Set(["critical", "warning"]));
});
