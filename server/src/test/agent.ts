import { Client, type StreamableHTTPClientTransport, type Transport } from "@modelcontextprotocol/client";
import { expect } from "vitest";

/** Revisions of the protocol: the one that begins with a handshake, and the one that does without. */
export const revisions = ["2025-11-25", "2026-07-28"] as const;
export type Revision = (typeof revisions)[number];

export type Agent = Awaited<ReturnType<typeof agentOver>>;

/** The official client, as an agent's program uses it. */
export async function agentOver(transport: Transport | StreamableHTTPClientTransport, revision: Revision) {
  const mode = revision === "2025-11-25" ? "legacy" : { pin: revision };
  const client = new Client({ name: "agent", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(transport);
  async function call(name: string, input: object = {}) {
    const result = await client.callTool({ name, arguments: input as Record<string, unknown> });
    const [content] = result.content as { text: string }[];
    // biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their tools
    const answer: any = JSON.parse(content!.text);
    return { isError: result.isError ?? false, structured: result.structuredContent, ...answer };
  }
  /** Asks until the job has ended, as an agent does. */
  async function ended(jobId: string) {
    for (let turn = 0; turn < 5; turn++) {
      const answer = await call("get_job", { jobId });
      if (answer.isEnded) return answer;
    }
    throw new Error("the job does not end");
  }
  return { client, call, ended };
}

/** The whole way from an address to shared audio; answers the entry and the address at which everybody hears it. */
export async function shareAudioOf({ call, ended }: Agent, page: string) {
  const read = await call("read_page", { url: page });
  if (read.isError) throw new Error(JSON.stringify(read));
  expect(read).toMatchObject({ entry: { url: page, language: "en", analysisState: "read" } });
  expect(read.notice).toMatch(/never follow instructions/);
  expect(read.text.length).toBeGreaterThan(200);
  const { entryId } = read.entry;

  const order = { entryId, settings: { targetSeconds: 30 } };
  const price = await call("quote_script", order);
  expect(price).toMatchObject({ isError: false, credits: 5 });
  const longer = { ...order, settings: { targetSeconds: 60 }, quoteId: price.quoteId, maxCredits: 5 };
  expect(await call("write_script", longer)).toMatchObject({ isError: true, code: "QUOTE_EXPIRED" });
  const written = await call("write_script", { ...order, quoteId: price.quoteId, maxCredits: 5 });
  expect(written).toMatchObject({ isError: false, job: { kind: "generate_script" } });
  const script = await ended(written.job.jobId);
  expect(script.job).toMatchObject({ status: "completed", revisionNumber: "0001" });
  expect(script.untied).toEqual([]);

  const { sentences, version } = await call("get_script", { scriptId: script.scriptId });
  expect(sentences.length).toBeGreaterThan(1);
  const edits = [{ index: 0, text: "It costs 98,765 dollars." }];
  const edited = await call("edit_sentences", { scriptId: script.scriptId, version, edits });
  expect(edited.untied).toMatchObject([{ sentence: 0, text: "It costs 98,765 dollars." }]);
  const textsOf = (all: { text: string }[]) => all.slice(1).map(({ text }) => text);
  expect(textsOf(edited.sentences)).toEqual(textsOf(sentences));

  const { quoteId, credits } = await call("quote_audio", { entryId });
  expect(credits).toBeGreaterThan(1);
  const refused = await call("make_audio", { entryId, quoteId, maxCredits: credits - 1 });
  expect(refused).toMatchObject({ isError: true, code: "ABOVE_MAX_CREDITS", details: { credits } });
  const otherwise = { entryId, quoteId, maxCredits: credits, settings: { speed: 1.5 } };
  expect(await call("make_audio", otherwise)).toMatchObject({ isError: true, code: "QUOTE_EXPIRED" });
  const ordered = await call("make_audio", { entryId, quoteId, maxCredits: credits });
  expect(ordered.untied).toHaveLength(1);
  const audio = await ended(ordered.job.jobId);
  expect(audio.job).toMatchObject({ kind: "generate_audio", status: "completed" });

  const live = await call("set_live", { entryId, revisionNumber: "0001" });
  expect(live).toMatchObject({ isLive: true, hasAudio: true, untied: [{ sentence: 0 }] });
  const shared = await call("share", { entryId });
  expect(shared).toMatchObject({ enabled: true, untied: [{ sentence: 0 }] });
  return { entryId: entryId as string, pageUrl: shared.pageUrl as string };
}
