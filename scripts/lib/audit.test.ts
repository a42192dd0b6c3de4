import { expect, it } from "vitest";
import { auditVerdict } from "./audit.ts";

it("fails for a grave vulnerability and names it, and tells lesser ones as a number", () => {
  const found = {
    vulnerabilities: {
      a: { name: "a", severity: "critical", range: "<2" },
      b: { name: "b", severity: "moderate", range: "*" },
    },
  };
  expect(auditVerdict(JSON.stringify(found))).toEqual({
    state: "asked",
    isGood: false,
    lines: ["critical: a <2", "1 grave and 1 lesser known vulnerabilities in what runs"],
  });
  expect(auditVerdict('{"vulnerabilities":{}}')).toMatchObject({ state: "asked", isGood: true });
});

it.each([
  [
    '{"message":"request to the registry failed, reason: connect ECONNREFUSED"}',
    "request to the registry failed",
  ],
  ['{"error":{"code":"ENOAUDIT","summary":"the endpoint is not there"}}', "the endpoint is not there"],
  ["npm error code ENOTFOUND", "npm error code ENOTFOUND"],
  ["", "npm said nothing"],
])("says that it could not ask, and fails nobody for it: %s", (output, why) => {
  const { state, isGood, lines } = auditVerdict(output);
  expect({ state, isGood }).toEqual({ state: "unknown", isGood: true });
  expect(lines[0]).toContain(`Nobody could be asked about known vulnerabilities: ${why}`);
});
