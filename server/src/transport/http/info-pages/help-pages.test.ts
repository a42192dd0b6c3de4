import { fastify } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseEnv } from "#env";
import { errorCodes } from "#kernel/errors";
import { compileValidator } from "../validation.ts";
import { helpRoutes } from "./help-pages.ts";
import { statusRoute, voiceProbe } from "./status-page.ts";

const env = parseEnv({
  DATABASE_URL: "postgres://localhost/yomikoe",
  FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
  OPERATOR_EMAIL: "help@example.jp",
});
let away: string[] = [];
const probe = (name: string) => async () => {
  if (away.includes(name)) throw new Error("away");
};
const checks = Object.fromEntries(
  ["database", "schema", "jobs", "storage", "identity", "voices"].map((name) => [name, probe(name)]),
);

async function serve() {
  const app = fastify();
  app.setValidatorCompiler(compileValidator);
  await app.register(helpRoutes({ env }));
  await app.register(statusRoute(checks));
  return app;
}

/** Addresses, size and words of a picture, which comes when it is scrolled to. */
const PICTURE =
  /<picture class="step">\s*<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">\s*<img src="([^"]+)" width="(\d+)" height="(\d+)" loading="lazy"\s+alt="([^"]+)">/g;

describe("/help", () => {
  let app: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    app = await serve();
  });
  afterAll(() => app.close());
  const page = async (lang: string) => (await app.inject(`/help?lang=${lang}`)).body;

  it.each(["ja", "en"])("works its examples out as the product does, in %s", async (lang) => {
    const body = await page(lang);
    expect(body).not.toMatch(/\{\{|undefined/);
    expect(body).toMatch(/<td>5<\/td><td>20<\/td><td>25<\/td>/);
    expect(body).toMatch(/<td>15<\/td><td>50<\/td><td>65<\/td>/);
    expect(body).toMatch(/<td>0<\/td><td>1<\/td><td>1<\/td>/);
    expect(body).toContain("mailto:help@example.jp");
  });

  it("says how much sound the credits make", async () => {
    expect(await page("ja")).toContain("150クレジットでおよそ12分、月額プランの2,000クレジットでおよそ160分");
    expect(await page("en")).toContain("about 12 minutes of audio, the 2,000 credits");
  });

  it("has the same paragraphs in both languages, each for an error that there is", async () => {
    const idsIn = (body: string) => [...body.matchAll(/ id="(\w+)"/g)].map(([, id = ""]) => id);
    const ids = idsIn(await page("ja"));
    expect(idsIn(await page("en"))).toEqual(ids);
    // Where no answer came, and where nothing tells what it was.
    const ofClient = ["NETWORK_ERROR", "UNKNOWN_ERROR"];
    const ofErrors = ids.filter((id) => /^[A-Z_]+$/.test(id) && !ofClient.includes(id));
    expect(ofErrors.toSorted()).toEqual(errorCodes.toSorted());
    // Those without a code, to which screens lead all the same.
    expect(ids).toEqual(expect.arrayContaining(["signin", "notifications", "order"]));
  });

  it.each(["ja", "en"])("shows pictures of the product, as large as it says, in %s", async (lang) => {
    const { body, headers } = await app.inject(`/help?lang=${lang}`);
    expect(headers["content-security-policy"]).toContain("img-src 'self'");
    const pictures = [...body.matchAll(PICTURE)].map(
      ([, dark = "", light = "", width, height, alt = ""]) => ({
        addresses: [dark, light],
        size: [Number(width), Number(height)],
        alt,
      }),
    );
    expect(
      pictures.map(({ addresses }) => addresses.map((one) => one.replace(/\?v=[0-9a-f]{10}$/, ""))),
    ).toEqual(
      ["paste", "read", "script", "player", "live"].map((name) => [
        `/help/pictures/${lang}-${name}.dark.webp`,
        `/help/pictures/${lang}-${name}.light.webp`,
      ]),
    );
    for (const { addresses, size, alt } of pictures) {
      expect(alt.length, alt).toBeGreaterThan(20);
      for (const address of addresses) {
        const answer = await app.inject(address);
        expect(answer.statusCode, address).toBe(200);
        expect(answer.headers).toMatchObject({
          "content-type": "image/webp",
          "cache-control": "public, max-age=31536000, immutable",
        });
        expect(answer.rawPayload.length, address).toBeLessThanOrEqual(60_000);
        const { width, height } = await sharp(answer.rawPayload).metadata();
        expect([width / 2, height / 2], address).toEqual(size);
        expect(width).toBeGreaterThanOrEqual(600);
        expect(width).toBeLessThanOrEqual(1_200);
      }
    }
  });

  it.each(["?v=0123456789", ""])("lets nobody keep a picture of another version, as %j", async (version) => {
    const answer = await app.inject(`/help/pictures/ja-read.light.webp${version}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it("has the same steps in both languages", async () => {
    const stepsIn = (body: string) =>
      (body.match(/<ol>.*?<\/ol>/s)?.[0] ?? "").match(/<li>|-\w+\.light/g) ?? [];
    const steps = stepsIn(await page("ja"));
    expect(steps.filter((one) => one === "<li>")).toHaveLength(5);
    expect(stepsIn(await page("en"))).toEqual(steps);
  });

  it("leads to no paragraph that is not there", async () => {
    const body = await page("ja");
    for (const [, id] of body.matchAll(/href="#(\w+)"/g)) expect(body).toContain(` id="${id}"`);
  });
});

describe("/status", () => {
  const stateOf = async (missing: string[]) => {
    away = missing;
    const app = await serve();
    const { statusCode, body } = await app.inject("/status");
    await app.close();
    expect(statusCode).toBe(200);
    return [...body.matchAll(/<th scope="row">(.*?)<\/th><td>(<mark>)?/g)].flatMap(([, part, isAway]) =>
      isAway ? [part] : [],
    );
  };

  it.each([
    [[], []],
    [["identity"], ["ログイン"]],
    [["jobs"], ["台本と音声の作成"]],
    [["storage"], ["ページの読み取り", "台本と音声の作成"]],
    [["voices"], ["読み上げの声"]],
    [["database"], ["ログイン", "ページの読み取り", "台本と音声の作成", "お支払いの受付"]],
  ])("where %j is away, says so of %j", async (missing, parts) => {
    expect(await stateOf(missing)).toEqual(parts);
  });

  it("asks the probes no more often than every 5 seconds, however many ask it", async () => {
    away = [];
    const app = await serve();
    expect((await app.inject("/status?lang=en")).body).not.toContain("<mark>");
    away = ["jobs"];
    expect((await app.inject("/status?lang=en")).body).not.toContain("<mark>");
    await app.close();
  });
});

it("knows no voices where there are none", async () => {
  await expect(voiceProbe({ voices: () => [] })()).rejects.toThrow("there is no voice");
});
