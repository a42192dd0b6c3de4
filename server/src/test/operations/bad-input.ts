import fc from "fast-check";
import type { Json } from "./document.ts";

/** Any character. For its own unit of that kind fast-check maps each of the million, which takes seconds. */
const unit = fc
  .nat({ max: 0x10_f7ff })
  .map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800));

const texts = fc.oneof(
  fc.constantFrom(
    ...["", " ", "\0", "a\0b", "\ud800", "b\udfffc", "\ufffe", "\u202e", "null", "undefined", "NaN", "-1"],
    ...[
      "1e999",
      "99999999999999999999",
      "../../../etc/passwd",
      "'; drop table users; --",
      "%00",
      "%",
      "\\u0000",
    ],
    ...[
      "🙂".repeat(3_000),
      "x".repeat(60_000),
      "2026-13-45T99:99:99Z",
      "0000-00-00",
      "+275760-09-13T00:00:00Z",
    ],
    ...["-271821-04-20T00:00:00Z", "__proto__", "constructor", "http://\0/", "javascript:alert(1)"],
  ),
  fc.string({ unit, maxLength: 40 }),
);
const numbers = fc.constantFrom(
  ...[0, -0, -1, 1.5, 1e-9, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 63), 2 ** 64, 1e300, -1e300],
);

/** Wrong values that a careless or hostile client may send. */
export const badValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: texts },
  { weight: 2, arbitrary: numbers },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { "": "" }) },
  { weight: 1, arbitrary: fc.array(texts, { maxLength: 30 }) },
  { weight: 1, arbitrary: fc.dictionary(texts, texts, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown> },
);
export const badText = texts;

/** An input that is wrong in one place, and the names on the way there. */
export interface Spoiled {
  input: Json;
  path: string[];
}

/** The input with one of its values replaced, left out or joined by another; nested ones too. */
export function spoiled(input: Json, names: readonly string[] = []): fc.Arbitrary<Spoiled> {
  const keys = [...new Set([...Object.keys(input), ...names])];
  if (keys.length === 0) keys.push("unknown");
  return fc.constantFrom(...keys).chain((key) => {
    const { [key]: value, ...others } = input;
    const replaced: fc.Arbitrary<Spoiled> = badValue.map((bad) => ({
      input: { ...input, [key]: bad },
      path: [key],
    }));
    const missing: fc.Arbitrary<Spoiled> = fc.constant({ input: others, path: [key] });
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    const inside = isObject
      ? spoiled(value as Json).map((inner) => ({
          input: { ...input, [key]: inner.input },
          path: [key, ...inner.path],
        }))
      : replaced;
    return fc.oneof({ weight: 6, arbitrary: replaced }, { weight: 4, arbitrary: inside }, missing);
  });
}

/** Bodies that are no JSON, none at all, or too much of it, each with its type. */
export const brokenBody = fc.record({
  payload: fc.constantFrom(
    ...["", "{", "[", "null", "7", '"text"', "[]", "{}", '{"a":}', "\0", "a=b&c=d", "<xml/>", "\ufeff{}"],
    ...['{"__proto__":{"role":"admin"}}', `{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
    JSON.stringify({ url: "x".repeat(1_000_000), text: "x" }),
    JSON.stringify({ url: "x".repeat(1_100_000) }),
  ),
  type: fc.constantFrom(
    ...["application/json", "application/json; charset=utf-16", "text/plain", "application/xml"],
    ...[
      "multipart/form-data; boundary=x",
      "application/x-www-form-urlencoded",
      "nonsense",
      "application/graphql",
    ],
  ),
});
