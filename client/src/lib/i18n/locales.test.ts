import { describe, expect, it } from "vitest";
import { ErrorCode, ErrorReason, ValidationRule } from "#gql/enums";
import { catalogue } from "#lib/errors";
import { en, ja } from "#test/i18n";

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

  it("take days and hours from constants and answers", () => {
    const written = /(?<!約|\p{N})\p{N}+日[間以がの]|\p{N}+時間(?!以内)|\p{N} (day|hour|week)/u;
    expect([...japanese, ...english].filter(([, text]) => written.test(text))).toEqual([
      ["reasons.PLAN_LIMIT", expect.stringContaining("1日の上限")],
    ]);
  });

  it("set no space between a Japanese number and what it counts", () => {
    // Names alone stand apart: 「{{title}} を削除」.
    const spaced = /(?:\{\{(?!(?:email|title)\}\})[^}]+\}\}|\p{N}) [\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u;
    expect([...japanese].filter(([, text]) => spaced.test(text))).toEqual([]);
    const written = [
      "{{days, number}} 日",
      "{{count}} 人",
      "3 時間",
      "{{title}} を削除",
      "ページで確認 {{count}}",
    ];
    expect(written.filter((text) => spaced.test(text))).toEqual([
      "{{days, number}} 日",
      "{{count}} 人",
      "3 時間",
    ]);
  });

  it("end as sentences where the way to the help follows", () => {
    const complaint =
      /^(errors|reasons|rules|auth\.(fields|failures)|dictionary\.problem|audios\.speakers\.(wrong|twice))\b/;
    const complaints = [...japanese, ...english].filter(([key]) => complaint.test(key));
    expect(complaints.length).toBeGreaterThan(200);
    expect(complaints.filter(([, text]) => !/[。.]$/.test(text))).toEqual([]);
  });

  it("are spelled in the American way in English, as the rest is", () => {
    const british =
      /\b(behaviour|cancell(ed|ing)|catalogue|centre|colour|favourite|labell(ed|ing)|neighbour|organis|recognis)/i;
    expect([...english].filter(([, text]) => british.test(text))).toEqual([]);
    expect(british.test("a cancelled neighbour")).toBe(true);
    expect(british.test("Your cancellation is confirmed.")).toBe(false);
  });

  it("set apostrophes and quotation marks as a printer does", () => {
    const typed = /\w'\w|"/;
    expect([...english, ...japanese].filter(([, text]) => typed.test(text))).toEqual([]);
    expect(["the page's", "“so”", "the page’s"].filter((text) => typed.test(text))).toEqual(["the page's"]);
  });

  it("have both plural forms in English", () => {
    const plurals = [...english.keys()].filter((key) => key !== singular(key)).map(singular);
    for (const key of plurals) {
      expect(english.has(`${key}_one`), key).toBe(true);
      expect(english.has(`${key}_other`), key).toBe(true);
    }
  });
});

/** Every word of the schema that a screen may have to explain. */
const words = [
  ...Object.keys(catalogue).map((code) => `errors.${code}`),
  ...Object.values(ErrorCode).map((code) => `errors.${code}`),
  ...Object.values(ErrorReason).map((reason) => `reasons.${reason}`),
  ...Object.values(ValidationRule).map((rule) => `rules.${rule}`),
];

it.each([...new Set(words)])("say %s in both languages [1.7][8.9]", (key) => {
  const text = (texts: Map<string, string>) => texts.get(key) ?? texts.get(`${key}_other`);
  expect(text(japanese)).toMatch(/[ぁ-ん]/);
  expect(text(english)).toMatch(/[a-z]/);
});

it("say nothing for words that the schema does not have", () => {
  const told = [...japanese.keys()].filter((key) => /^(errors|reasons|rules)\./.test(key));
  expect(told.filter((key) => !words.includes(singular(key)))).toEqual([]);
});

it.each([
  "errors.NOT_FOUND",
  "errors.PAGE_UNREADABLE",
  "errors.URL_ALREADY_EXISTS",
  "reasons.TIMEOUT",
  "reasons.WORD_EXISTS",
  "rules.required",
  "rules.too_long",
])("say nothing of credits with %s, where nothing was ordered", (key) => {
  expect(japanese.get(key)).not.toMatch(/クレジット|課金/);
  expect(english.get(key)).not.toMatch(/credits|charge/i);
});

it("label the retry button in Japanese in both languages [2.12]", () => {
  expect([ja.boundary.retry, en.boundary.retry]).toEqual(["再試行", "再試行"]);
});
