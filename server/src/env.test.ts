import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Env, EnvironmentError, environmentNames, parseEnv } from "#env";

const local = { DATABASE_URL: "postgres://localhost/yomikoe", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };

const operator = {
  OPERATOR_NAME: "株式会社よみこえ",
  OPERATOR_REPRESENTATIVE: "声野 よみ",
  OPERATOR_ADDRESS: "東京都千代田区1-1-1",
  OPERATOR_PHONE: "03-0000-0000",
  OPERATOR_EMAIL: "info@example.jp",
};

function problems(source: Record<string, string>): string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
  }
  return [];
}

describe("the environment", () => {
  it("needs nothing but a database and an identity provider", () => {
    expect(parseEnv(local)).toMatchObject({
      PORT: 4_000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:4000",
      ROLE: "all",
      STORAGE: "local",
      RENDERER: "off",
      PLAYGROUND: "on",
      TRUST_PROXY: false,
      FETCH_ALLOW_PRIVATE: [],
    });
  });

  it("lists everything that is wrong at once", () => {
    const found = problems({ PORT: "high", ROLE: "boss", STORAGE: "gcs", PUBLIC_URL: "ftp://x" });
    expect(found.map((line) => line.split(":")[0])).toEqual(
      expect.arrayContaining(["PORT", "ROLE", "PUBLIC_URL", "DATABASE_URL"]),
    );
    expect(problems({ ...local, STORAGE: "gcs" })).toEqual(["GCS_BUCKET: is needed with STORAGE=gcs"]);
  });

  it("says that a variable is missing and shows no value", () => {
    expect(problems({ DATABASE_URL: "mysql://root:hunter2@db/x" }).join()).not.toContain("hunter2");
    expect(problems({ FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" })).toEqual(["DATABASE_URL: is missing"]);
  });

  const outside = [
    ["HOST reaches", { HOST: "0.0.0.0" }],
    ["HOST reaches", { HOST: "::" }],
    ["HOST reaches", { HOST: "192.168.1.5" }],
    ["PUBLIC_URL reaches", { PUBLIC_URL: "https://trial.example" }],
    ["PUBLIC_URL reaches", { PUBLIC_URL: "http://10.0.0.1:4000" }],
    ["HOST and PUBLIC_URL reach", { HOST: "0.0.0.0", PUBLIC_URL: "http://localhost.example" }],
  ] as const;

  it.each(outside)("refuses emulator and sandbox where %s beyond loopback: %j", (reach, variables) => {
    expect(problems({ ...local, ...variables })).toEqual([
      expect.stringMatching(new RegExp(`^STRIPE_SECRET_KEY: is needed, because ${reach} beyond`)),
      expect.stringMatching(new RegExp(`^FIREBASE_AUTH_EMULATOR_HOST: lets anybody in, and ${reach} beyond`)),
    ]);
    expect(problems({ ...local, ...variables, TRIAL_INSTALLATION: "1" })).toEqual([]);
  });

  it.each<Record<string, string>>([
    { HOST: "127.0.0.2", PUBLIC_URL: "http://yomikoe.localhost:4000" },
    { HOST: "::1", PUBLIC_URL: "http://[::1]:4000" },
    { HOST: "localhost" },
  ])("lets them serve on loopback: %j", (variables) => {
    expect(problems({ ...local, ...variables })).toEqual([]);
  });

  it("refuses a real project without Stripe's keys beyond loopback, as a trial installation too", () => {
    const real = {
      DATABASE_URL: local.DATABASE_URL,
      FIREBASE_PROJECT_ID: "shop",
      FIREBASE_API_KEY: "key",
      HOST: "0.0.0.0",
    };
    expect(problems(real)).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY: is needed, because HOST/)]);
    expect(problems({ ...real, TRIAL_INSTALLATION: "1" })).toEqual([
      "TRIAL_INSTALLATION: is for the Auth emulator, and none is named",
    ]);
    expect(problems({ ...real, HOST: "127.0.0.1" })).toEqual([]);
  });

  it("believes Google's answers at the emulator only where a local start on loopback is told to", () => {
    expect(parseEnv(local).EMULATOR_GOOGLE).toBe(false);
    const google = { ...local, EMULATOR_GOOGLE: "1" };
    expect(parseEnv(google).EMULATOR_GOOGLE).toBe(true);
    const refused = "EMULATOR_GOOGLE: is for a local start with the Auth emulator, on loopback, and no trial";
    const trial = { TRIAL_INSTALLATION: "1" };
    expect(problems({ ...google, ...trial })).toEqual([refused]);
    expect(problems({ ...google, ...trial, HOST: "0.0.0.0" })).toEqual([refused]);
    const outside: Record<string, string>[] = [{ HOST: "0.0.0.0" }, { PUBLIC_URL: "https://a.example" }];
    for (const wrong of [...outside, { NODE_ENV: "production" }])
      expect(problems({ ...google, ...wrong })).toContain(refused);
    const { FIREBASE_AUTH_EMULATOR_HOST: _, ...bare } = google;
    expect(problems({ ...bare, FIREBASE_PROJECT_ID: "shop", FIREBASE_API_KEY: "key" })).toEqual([refused]);
    expect(problems({ ...google, ADMIN_EMAILS: "boss@example.com" })).toEqual([
      "ADMIN_EMAILS: has no place beside EMULATOR_GOOGLE, where Google's answers are not checked",
    ]);
  });

  it.each([
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "4.5"],
    ["WORKER_CONCURRENCY", "65"],
    ["WORKER_CONCURRENCY", "0"],
    ["READERS_READY", "33"],
    ["OLD_AUDIO_MONTHS", "0"],
    ["NODE_ENV", "prod"],
    ["DATABASE_PREPARE", "maybe"],
    ["LOG_LEVEL", "loud"],
    ["TRUST_PROXY", "perhaps"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "http://127.0.0.1:9099"],
    ["DATABASE_DIRECT_URL", "mysql://db/x"],
  ])("takes no %s=%s", (name, value) => {
    expect(problems({ ...local, [name]: value })).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  it.each([
    ["PORT", "0", 0],
    ["WORKER_CONCURRENCY", "64", 64],
    ["READERS_READY", "0", 0],
    ["TRUST_PROXY", "YES", true],
    ["TRUST_PROXY", "off", false],
    ["OPERATOR_LEGAL_CHECKED", "true", true],
    ["WRITER_BASE_URL", undefined, undefined],
    ["OPERATOR_EMAIL", "info@voice.example.co.jp", "info@voice.example.co.jp"],
    ["DATABASE_DIRECT_URL", "postgresql://db/x", "postgresql://db/x"],
  ])("takes %s=%s for %j", (name, value, expected) => {
    expect(parseEnv({ ...local, [name]: value })).toMatchObject({ [name]: expected });
  });

  it("wants verified addresses for trials where mails can be sent, unless told otherwise", () => {
    const real = { DATABASE_URL: local.DATABASE_URL, FIREBASE_PROJECT_ID: "shop", FIREBASE_API_KEY: "key" };
    const wants = (source: Record<string, string>) => parseEnv(source).TRIAL_NEEDS_VERIFIED_EMAIL;
    expect([wants(real), wants(local)]).toEqual([true, false]);
    expect(wants({ ...real, TRIAL_NEEDS_VERIFIED_EMAIL: "false" })).toBe(false);
    expect(wants({ ...local, TRIAL_NEEDS_VERIFIED_EMAIL: "1" })).toBe(true);
  });

  it("has no administrators by address in a trial installation, which is no production", () => {
    const trial = { ...local, HOST: "0.0.0.0", TRIAL_INSTALLATION: "1" };
    expect(problems({ ...trial, ADMIN_EMAILS: "boss@example.com" })).toEqual([
      expect.stringMatching(/^ADMIN_EMAILS: has no place/),
    ]);
    expect(problems({ ...trial, NODE_ENV: "production" })).toContain("TRIAL_INSTALLATION: is no production");
  });

  it("takes the database's password from a file, for addresses that bear none", () => {
    const folder = mkdtempSync(join(tmpdir(), "yomikoe-password-"));
    const DATABASE_PASSWORD_FILE = join(folder, "database");
    const without = { ...local, DATABASE_URL: "postgres://yomikoe@db:5432/yomikoe", DATABASE_PASSWORD_FILE };
    expect(problems(without)).toEqual(["DATABASE_PASSWORD_FILE: is no file"]);
    writeFileSync(DATABASE_PASSWORD_FILE, "a:b/c d%\n");
    expect(parseEnv(without)).toMatchObject({
      DATABASE_URL: "postgres://yomikoe:a%3Ab%2Fc%20d%25@db:5432/yomikoe",
      DATABASE_DIRECT_URL: "postgres://yomikoe:a%3Ab%2Fc%20d%25@db:5432/yomikoe",
    });
    const own = "postgres://yomikoe:own@db/yomikoe";
    expect(parseEnv({ ...without, DATABASE_DIRECT_URL: own }).DATABASE_DIRECT_URL).toBe(own);
    rmSync(folder, { recursive: true });
  });

  it("refuses the emulator in production", () => {
    expect(problems({ ...local, NODE_ENV: "production" })[0]).toMatch(/^FIREBASE_AUTH_EMULATOR_HOST/);
  });

  it("takes all of Stripe's variables or none, and no production without them", () => {
    const stripe = {
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_MONTHLY: "price_1",
    };
    expect(problems({ ...local, ...stripe })).toEqual([]);
    const missing = problems({ ...local, STRIPE_SECRET_KEY: "sk_live_1" });
    expect(missing.map((line) => line.split(":")[0])).toEqual([
      "STRIPE_WEBHOOK_SECRET",
      "STRIPE_PRICE_MONTHLY",
    ]);
    expect(missing.join()).not.toContain("sk_live_1");
    const production = {
      DATABASE_URL: local.DATABASE_URL,
      NODE_ENV: "production",
      FIREBASE_PROJECT_ID: "shop",
      FIREBASE_API_KEY: "key",
    };
    expect(problems(production)).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY: .*sandbox/)]);
    expect(problems({ ...production, ...stripe, ...operator })).toEqual([]);
  });

  it("takes no payments in production before it knows all of who sells, and lists what is missing", () => {
    const selling = {
      DATABASE_URL: local.DATABASE_URL,
      FIREBASE_PROJECT_ID: "shop",
      FIREBASE_API_KEY: "key",
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_MONTHLY: "price_1",
    };
    expect(problems(selling)).toEqual([]);
    const production = { ...selling, NODE_ENV: "production" };
    expect(problems(production).map((line) => line.split(":")[0])).toEqual([
      "OPERATOR_NAME",
      "OPERATOR_REPRESENTATIVE",
      "OPERATOR_ADDRESS",
      "OPERATOR_PHONE",
      "OPERATOR_EMAIL",
    ]);
    expect(problems({ ...production, ...operator, OPERATOR_PHONE: "" })).toEqual([
      "OPERATOR_PHONE: is needed in production: whoever pays has to be told who sells",
    ]);
    expect(problems({ ...production, ...operator, OPERATOR_EMAIL: "by post" })).toEqual([
      "OPERATOR_EMAIL: is no e-mail address",
    ]);
    expect(problems({ ...production, ...operator })).toEqual([]);
  });

  it("takes a writer's endpoint with its model only, and voices with their endpoint only", () => {
    const names = (source: Record<string, string>) =>
      problems({ ...local, ...source }).map((line) => line.split(":")[0]);
    expect(names({ WRITER_API_KEY: "sk-1" })).toEqual(["WRITER_MODEL"]);
    expect(names({ WRITER_MODEL: "small" })).toEqual(["WRITER_MODEL"]);
    expect(names({ WRITER_MODEL: "small", WRITER_BASE_URL: "http://127.0.0.1:11434/v1/" })).toEqual([]);
    expect(names({ SPEECH_OPENAI_VOICES: "ja:nova" })).toEqual(["SPEECH_OPENAI_VOICES"]);
    expect(names({ SPEECH_OPENAI_API_KEY: "sk-1", SPEECH_OPENAI_VOICES: "nova" })).toEqual([
      "SPEECH_OPENAI_VOICES",
    ]);
    expect(names({ SPEECH_VOICEVOX_URL: "localhost:50021" })).toEqual(["SPEECH_VOICEVOX_URL"]);
  });

  it("runs pages in a browser only when told to, and in none that is not there", () => {
    expect(problems({ ...local, RENDERER: "chromium" })).toEqual([]);
    expect(problems({ ...local, RENDERER: "chromium", CHROMIUM_PATH: "/no/such/chromium" })).toEqual([
      "CHROMIUM_PATH: is no file",
    ]);
    expect(problems({ ...local, RENDERER: "firefox" })).toHaveLength(1);
  });

  it.each([
    ["PUBLIC_URL", "http:localhost"],
    ["PUBLIC_URL", "http:/localhost"],
    ["PUBLIC_URL", "http:\\\\localhost"],
    ["PUBLIC_URL", "http:///localhost"],
    ["PUBLIC_URL", "localhost:4000"],
    ["PUBLIC_URL", "https://a b"],
    ["WRITER_BASE_URL", "http:127.0.0.1"],
    ["SPEECH_VOICEVOX_URL", "ftp://127.0.0.1"],
    ["DATABASE_URL", "postgres:yomikoe"],
    ...[
      "a..b@c.de",
      ".a@b.co",
      "a,b@c.de",
      "a@-b.co",
      "a@b_c.de",
      "a@b.c",
      '"a"@b.de',
      "<script>@a.b",
      "a@[1.2.3.4]",
      "a b@c.de",
      "a@b",
    ].map((address) => ["OPERATOR_EMAIL", address]),
  ] as [string, string][])("takes no %s=%s", (name, value) => {
    expect(problems({ ...local, WRITER_MODEL: "small", [name]: value })).toContainEqual(
      expect.stringMatching(`^${name}: is no `),
    );
  });

  it.each([
    ["PUBLIC_URL", "HTTP://LOCALHOST:4000", "HTTP://LOCALHOST:4000"],
    ["PUBLIC_URL", "http://localhost:4000\r", "http://localhost:4000"],
    ["PUBLIC_URL", " http://localhost/ ", "http://localhost"],
    ["SPEECH_VOICEVOX_URL", "http://127.0.0.1:50021/ \r", "http://127.0.0.1:50021"],
    ["DATABASE_URL", " postgres://db/x\r", "postgres://db/x"],
    ["DATABASE_URL", "postgresql:///x?host=/var/run", "postgresql:///x?host=/var/run"],
    ["OPERATOR_EMAIL", "o'neil+shop.1@sub.voice-1.co.jp\r", "o'neil+shop.1@sub.voice-1.co.jp"],
    ["ROLE", "web\r", "web"],
    ["TRUST_PROXY", "1\r", true],
    ["METRICS_TOKEN", "\r", undefined],
  ])("takes %s=%j for %j", (name, value, expected) => {
    expect(parseEnv({ ...local, [name]: value })[name as keyof Env]).toEqual(expected);
  });

  it("takes an empty variable for an unset one", () => {
    expect(parseEnv({ ...local, PORT: "", METRICS_TOKEN: "" })).toMatchObject({ PORT: 4_000 });
  });

  it("drops the last slash of PUBLIC_URL and splits lists", () => {
    const env = parseEnv({ ...local, PUBLIC_URL: "https://a.localhost/", ADMIN_EMAILS: "a@x.jp, b@x.jp" });
    expect(env).toMatchObject({ PUBLIC_URL: "https://a.localhost", ADMIN_EMAILS: ["a@x.jp", "b@x.jp"] });
  });

  it.each(["shop.example", "https://shop.example/", "https://shop.example, *"])(
    "takes no %s for an origin",
    (origins) => {
      expect(problems({ ...local, CORS_ORIGINS: origins })[0]).toMatch(/^CORS_ORIGINS: must be origins/);
    },
  );

  it("allows a user 20 sockets unless told otherwise, and at least one", () => {
    expect(parseEnv(local)).toMatchObject({ SOCKETS_PER_USER: 20, SOCKETS_PER_PROCESS: 5_000 });
    expect(parseEnv({ ...local, SOCKETS_PER_USER: "2" })).toMatchObject({ SOCKETS_PER_USER: 2 });
    expect(problems({ ...local, SOCKETS_PER_USER: "0" })[0]).toMatch(/^SOCKETS_PER_USER/);
  });

  it("publishes the names it knows", () => {
    expect(environmentNames).toEqual(expect.arrayContaining(["DATABASE_URL", "METRICS_TOKEN"]));
  });
});
