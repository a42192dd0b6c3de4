import { describe, expect, it } from "vitest";
import { catalogue } from "#lib/errors";
import { en, ja } from "#test/i18n";
import { errors as serverErrors } from "../../../../server/src/kernel/errors.ts";

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, prefix = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

/** Japanese has one plural form where English has two; together they are one key. */
const singular = (key: string) => key.replace(/_(one|other)$/, "");
const placeholders = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name).sort();

const japanese = new Map(flat(ja));
const english = new Map(flat(en));

describe("the texts [1.7]", () => {
  it("have the same keys in both languages", () => {
    const keys = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(singular))].sort();
    expect(keys(english)).toEqual(keys(japanese));
  });

  it("use the same placeholders in both languages", () => {
    for (const [key, text] of english) {
      const counterpart = japanese.get(key) ?? japanese.get(`${singular(key)}_other`) ?? "";
      // "One page" needs no number.
      const used = placeholders(counterpart).filter((name) => !(key.endsWith("_one") && name === "count"));
      const own = placeholders(text).filter((name) => !(key.endsWith("_one") && name === "count"));
      expect([key, used]).toEqual([key, own]);
    }
  });

  it("are nowhere empty", () => {
    for (const [key, text] of [...japanese, ...english]) expect([key, text.trim()]).not.toEqual([key, ""]);
  });

  it("have both plural forms in English", () => {
    const plurals = [...english.keys()].filter((key) => key !== singular(key)).map(singular);
    for (const key of plurals) {
      expect(english.has(`${key}_one`), key).toBe(true);
      expect(english.has(`${key}_other`), key).toBe(true);
    }
  });
});

it.each([...new Set([...Object.keys(catalogue), ...Object.keys(serverErrors)])])(
  "say %s in both languages [8.9]",
  (code) => {
    expect(japanese.get(`errors.${code}`)).toMatch(/[ぁ-ん]/);
    expect(english.get(`errors.${code}`)).toMatch(/[a-z]/);
  },
);

it.each([...japanese.keys()].filter((key) => key.startsWith("errors.")))(
  "say with %s whether anything was charged",
  (key) => {
    expect(japanese.get(key)).toMatch(/クレジット|課金/);
    expect(english.get(key)).toMatch(/credits|charge/i);
  },
);

const fragments = ["problems.named", "problems.unnamed", "problems.inField"];
const refusals = [...japanese.keys()].filter((key) => /^(reasons|problems)\./.test(key));

it.each(refusals.filter((key) => !fragments.includes(key)))(
  "say with %s whether anything was charged, or changed",
  (key) => {
    expect(japanese.get(key)).toMatch(/クレジット|何も変更されていません/);
    expect(english.get(key)).toMatch(/credits|Nothing was changed/i);
  },
);

it("label the retry button in Japanese in both languages [2.12]", () => {
  expect([ja.boundary.retry, en.boundary.retry]).toEqual(["再試行", "再試行"]);
});
