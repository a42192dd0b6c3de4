import { createHash } from "node:crypto";
import { fastify } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { editions } from "#domain/legal/editions";
import { type Env, parseEnv } from "#env";
import { connectSources } from "#transport/shared/connect-sources";
import { compileValidator } from "../validation.ts";
import { legalRoutes } from "./legal-pages.ts";
import { deviceRecipients, processors } from "./recipients.ts";
import { filled, infoPageText } from "./texts.ts";
import { valuesOf } from "./values.ts";

const DATABASE_URL = "postgres://localhost/yomikoe";
const operator = {
  OPERATOR_NAME: "株式会社<よみこえ>",
  OPERATOR_REPRESENTATIVE: "声野 よみ",
  OPERATOR_ADDRESS: "東京都千代田区1-1-1",
  OPERATOR_PHONE: "03-0000-0000",
  OPERATOR_EMAIL: "info@example.jp",
};
const local = { DATABASE_URL, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
const selling = {
  DATABASE_URL,
  ...operator,
  NODE_ENV: "production",
  PUBLIC_URL: "https://voice.example",
  FIREBASE_PROJECT_ID: "voice",
  FIREBASE_API_KEY: "key",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_MONTHLY: "price_1",
};

async function serve(env: Env) {
  const app = fastify();
  app.setValidatorCompiler(compileValidator);
  await app.register(legalRoutes({ env }));
  return app;
}
type Served = Awaited<ReturnType<typeof serve>>;

const documents = ["tokushoho", "terms", "privacy"] as const;

let unnamed: Served;
let named: Served;
beforeAll(async () => {
  [unnamed, named] = await Promise.all([serve(parseEnv(local)), serve(parseEnv(selling))]);
});
afterAll(() => Promise.all([unnamed.close(), named.close()]));

describe.each(documents)("/legal/%s", (name) => {
  it("answers in Japanese, in English for ?lang=en, and in Japanese for a language that there is not", async () => {
    const languageOf = async (query: string) =>
      /<html lang="(..)"/.exec((await named.inject(`/legal/${name}${query}`)).body)?.[1];
    expect(await languageOf("")).toBe("ja");
    expect(await languageOf("?lang=en")).toBe("en");
    expect(await languageOf("?lang=fr")).toBe("ja");
    expect(await languageOf("?lang=en&lang=ja")).toBe("ja");
  });

  it("needs no script, may not be framed, and sends no form anywhere", async () => {
    const answer = await named.inject(`/legal/${name}`);
    expect(answer.body).not.toMatch(/<script|<form| on\w+=/);
    expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(answer.headers["content-security-policy"]).toContain("form-action 'none'");
  });

  it.each(["ja", "en"])("answers 200 and marks what an operator has not told, in %s", async (lang) => {
    const answer = await unnamed.inject(`/legal/${name}?lang=${lang}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/<mark>[^<]*OPERATOR_NAME<\/mark>/);
  });

  it.each(["ja", "en"])(
    "has no gap where the operator is known, and escapes what it says, in %s",
    async (lang) => {
      const { body } = await named.inject(`/legal/${name}?lang=${lang}`);
      expect(body).not.toMatch(/<mark|\{\{|undefined/);
      expect(body).toContain("株式会社&lt;よみこえ&gt;");
    },
  );

  it("says that it is a template until counsel has checked it", async () => {
    const checked = await serve(parseEnv({ ...selling, OPERATOR_LEGAL_CHECKED: "1" }));
    expect((await named.inject(`/legal/${name}`)).body).toContain("この文書はひな形です。");
    expect((await checked.inject(`/legal/${name}`)).body).not.toContain("ひな形");
    await checked.close();
  });

  it("shows its version and its date", async () => {
    const [version, day] = { tokushoho: [1, 21], terms: [1, 21], privacy: [3, 22] }[name];
    expect((await named.inject(`/legal/${name}`)).body).toContain(
      `バージョン ${version}（2026年11月${day}日）`,
    );
    expect((await named.inject(`/legal/${name}?lang=en`)).body).toContain(
      `Version ${version} (November ${day}, 2026)`,
    );
  });
});

it("says at the notice who sells, at which prices, and how one is not charged again", async () => {
  const { body } = await named.inject("/legal/tokushoho");
  for (const said of [
    "声野 よみ",
    "東京都千代田区1-1-1",
    "03-0000-0000",
    "mailto:info@example.jp",
    "月額2,980円（税込）",
    "<td>3,000</td><td>5,700円（税込）</td>",
    "14日間、150クレジット",
    "決済代行：Stripe",
    "次回更新日の前日まで",
  ])
    expect(body).toContain(said);
  const english = (await named.inject("/legal/tokushoho?lang=en")).body;
  expect(english).toContain("¥2,980 (tax included) a month, with 2,000 credits");
  expect(english).toContain("“Manage payments and invoices”");
});

describe("what leaves the device", () => {
  it("is told of everybody whom the application's own policy lets a browser connect to", () => {
    const env = parseEnv(selling);
    const outside = connectSources(env).filter((source) => /^https:/.test(source));
    expect(outside).toEqual(["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"]);
    expect(deviceRecipients("ja", env).rows.map(([recipient]) => recipient)).toEqual([
      "Google LLC（Firebase Authentication、米国）",
      "Stripe, Inc.（米国）及びその関連会社",
    ]);
    expect(deviceRecipients("ja", parseEnv(local)).rows).toEqual([]);
  });

  it("names the vendors of this installation on the privacy page, and no others", async () => {
    const vendors = {
      WRITER_BASE_URL: "https://writer.example/v1",
      WRITER_MODEL: "small",
      SPEECH_GOOGLE_API_KEY: "key",
      STORAGE: "gcs",
      GCS_BUCKET: "voice",
    };
    const furnished = await serve(parseEnv({ ...selling, ...vendors }));
    const { body } = await furnished.inject("/legal/privacy");
    for (const vendor of ["writer.example", "Cloud Text-to-Speech", "Google Cloud Storage", "Stripe"])
      expect(body).toContain(vendor);
    expect((await named.inject("/legal/privacy")).body).not.toMatch(/writer\.example|Cloud Storage|OpenAI/);
    await furnished.close();
  });

  it("names no service inside the installation, for it is no vendor and its address is nobody's business", () => {
    const inside = {
      WRITER_BASE_URL: "http://writer:11434/v1",
      WRITER_MODEL: "small",
      SPEECH_OPENAI_BASE_URL: "http://10.0.3.7:8880/v1",
      SPEECH_VOICEVOX_URL: "http://voicevox:50021",
    };
    expect(processors("ja", parseEnv({ ...selling, ...inside }))).toEqual(
      processors("ja", parseEnv(selling)),
    );
  });
});

/** The page's text in each language, with prices and recipients filled in. */
const textsOf = (name: (typeof documents)[number]) =>
  (["ja", "en"] as const).map((language) =>
    filled(infoPageText(language, name), valuesOf(language, parseEnv(selling))),
  );

it("gives a changed text a new version, so that what somebody agreed to is found again", () => {
  const hashes = documents.map((name) =>
    createHash("sha256").update(textsOf(name).join("")).digest("hex").slice(0, 12),
  );
  expect(documents.map((name, at) => `${name} ${editions[name].version} ${hashes[at]}`)).toEqual([
    "tokushoho 1 0bdab39c51a4",
    "terms 1 1824f965a923",
    "privacy 3 2886b9ae2f41",
  ]);
});
