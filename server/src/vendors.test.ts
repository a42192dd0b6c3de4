import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { composeSpeech } from "#adapters/speech/compose";
import { openaiSpeech } from "#adapters/speech/openai";
import { voicevox } from "#adapters/speech/voicevox";
import { chatWriter } from "#adapters/writer/chat";
import { parseEnv } from "#env";
import { script, startChat } from "#test/chat-server";
import { freshDatabase } from "#test/database";
import { type TestDomain, testDomain, undisturbed } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { startOpenaiSpeech, startVoicevox } from "#test/speech-servers";
import { paymentsOf, rendererOf, speechOf, storageOf, writerOf } from "./vendors.ts";

const local = { DATABASE_URL: "postgres://localhost/yomikoe", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
const errors: unknown[] = [];
const onError = (error: unknown) => void errors.push(error);

async function enginesWith(source: Record<string, string>) {
  const speech = await speechOf(parseEnv({ ...local, ...source }), onError);
  const names = speech.voices().map(({ id }) => id.split(":")[0]);
  await speech.close();
  return [...new Set(names)];
}

describe("a vendor's key that is missing selects what is built in:", () => {
  it("the writer", () => {
    expect(writerOf(parseEnv(local), onError).name).toBe("extractive");
    const hosted = { WRITER_API_KEY: "sk-1", WRITER_MODEL: "small" };
    expect(writerOf(parseEnv({ ...local, ...hosted }), onError).name).toBe("chat");
    const own = { WRITER_BASE_URL: "http://127.0.0.1:1/v1", WRITER_MODEL: "small" };
    expect(writerOf(parseEnv({ ...local, ...own }), onError).name).toBe("chat");
  });

  it("no renderer, which is off, and stays so where no browser is found", () => {
    expect(rendererOf(parseEnv(local), onError)).toBeNull();
    expect(
      rendererOf({ ...parseEnv(local), RENDERER: "chromium", CHROMIUM_PATH: "/none" }, onError),
    ).toBeNull();
    expect(errors).not.toEqual([]);
    const named = { RENDERER: "chromium", CHROMIUM_PATH: process.execPath };
    expect(rendererOf(parseEnv({ ...local, ...named }), onError)).not.toBeNull();
  });

  it("the voices, which stay the first ones when others are added", async () => {
    const embedded = ["openjtalk", "flite"];
    expect(await enginesWith({})).toEqual(embedded);
    expect(await enginesWith({ SPEECH_OPENAI_API_KEY: "sk-1" })).toEqual([...embedded, "openai"]);
    const own = { SPEECH_OPENAI_BASE_URL: "http://127.0.0.1:1/v1" };
    expect(await enginesWith(own)).toEqual(embedded);
    const named = { ...own, SPEECH_OPENAI_VOICES: "en:own" };
    expect(await enginesWith(named)).toEqual([...embedded, "openai"]);
    expect(await enginesWith({ SPEECH_GOOGLE_API_KEY: "AIza" })).toEqual([...embedded, "google"]);
    const vox = await startVoicevox();
    expect(await enginesWith({ SPEECH_VOICEVOX_URL: vox.url })).toEqual([...embedded, "voicevox"]);
    await vox.close();
    expect(await enginesWith({ SPEECH_VOICEVOX_URL: vox.url })).toEqual(embedded);
    expect(errors).not.toEqual([]);
  });

  it("the storage", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vendors-"));
    await storageOf(parseEnv({ ...local, DATA_DIR: folder })).put("u/a.txt", Buffer.from("a"), "text/plain");
    expect(await readFile(join(folder, "storage/u/a.txt"), "utf8")).toBe("a");
    await rm(folder, { recursive: true });
  });

  it("the payments", async () => {
    const database = await freshDatabase();
    const providerWith = async (source: Record<string, string>) =>
      (await paymentsOf(parseEnv({ ...local, ...source }), database.db)).payments.provider;
    expect(await providerWith({})).toBe("sandbox");
    const stripe = {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_MONTHLY: "price_1",
    };
    expect(await providerWith(stripe)).toBe("stripe");
    await database.close();
  });
});

describe("a job with somebody else's service", () => {
  let chat: Awaited<ReturnType<typeof startChat>>;
  let voices: Awaited<ReturnType<typeof startOpenaiSpeech>>;
  let domain: TestDomain;
  beforeAll(async () => {
    [chat, voices] = await Promise.all([startChat(), startOpenaiSpeech()]);
    const absent = voicevox({ url: "http://127.0.0.1:9" });
    const speech = composeSpeech([openaiSpeech({ ...voices, pauseMs: 2 }), absent]);
    domain = await testDomain({ writer: chatWriter({ ...chat, pauseMs: 2 }), speech });
  });
  afterAll(async () => {
    await domain.close();
    await Promise.all([chat.close(), voices.close()]);
  });

  async function customer() {
    const viewer = await aViewer(domain.db);
    await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
    return { viewer, entry: await anEntry(domain.db, viewer) };
  }
  const outage = { status: 401 };

  it("writes a Japanese script of an English page", async () => {
    const { viewer, entry } = await customer();
    const text = "The kettle boils water in two minutes. It is made of iron and it is easy to clean.";
    await domain.pages.submitText(viewer, entry.id, { text });
    chat.trouble(script(["このやかんは、二分でお湯が沸きます。", "鉄でできていて、お手入れも簡単です。"]));
    const { id } = await domain.scripts.generate(viewer, entry.id, { language: "ja", targetSeconds: 30 });
    await domain.scripts.run(id, undisturbed);
    expect(await domain.queues.get(viewer, id)).toMatchObject({ status: "completed", errorMessage: null });
    const [revision] = await domain.revisions.list(viewer, entry.id);
    expect(revision?.script?.settings).toMatchObject({ language: "ja" });
  });

  it("that cannot write fails by its name, gives the credits back, and leaves no other writer's script", async () => {
    const { viewer, entry } = await customer();
    await domain.pages.submitText(viewer, entry.id, { text: "The kettle boils water in two minutes." });
    chat.trouble(outage);
    const { id } = await domain.scripts.generate(viewer, entry.id);
    await domain.scripts.run(id, undisturbed);
    expect(await domain.queues.get(viewer, id)).toMatchObject({
      status: "failed",
      errorCode: "WRITER",
      errorMessage: expect.stringMatching(/^The writing service (?!.*127\.0\.0\.1)/),
    });
    expect(await domain.revisions.list(viewer, entry.id)).toEqual([]);
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 100, held: 0, totalSpent: 0 });
  });

  it("that is not there is refused by its name before anything is ordered", async () => {
    const { viewer, entry } = await customer();
    await aRevision(domain.db, viewer, entry.id, "0001");
    const order = (voice: string) => domain.audios.generate(viewer, entry.id, { settings: { voice } });
    await expect(order("voicevox:3")).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      details: { provider: "VOICEVOX" },
    });
    await expect(order("nobody:3")).rejects.toMatchObject({ code: "VALIDATION_ERROR", reason: "voice" });
  });

  it("that cannot speak fails by its name, gives the credits back, and leaves no other voice's audio", async () => {
    const { viewer, entry } = await customer();
    await aRevision(domain.db, viewer, entry.id, "0001");
    // Two sentences, each of them asked for twice.
    voices.trouble(outage, outage, outage, outage);
    const { id } = await domain.audios.generate(viewer, entry.id, { settings: { voice: "openai:en_alloy" } });
    await domain.audios.run(id, undisturbed);
    expect(await domain.queues.get(viewer, id)).toMatchObject({
      status: "failed",
      errorCode: "SPEECH_ENGINE",
      errorMessage: expect.stringMatching(/^The speech service (?!.*127\.0\.0\.1)/),
    });
    const [revision] = await domain.revisions.list(viewer, entry.id);
    expect(revision?.audio).toBeNull();
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 100, held: 0, totalSpent: 0 });
  });
});
