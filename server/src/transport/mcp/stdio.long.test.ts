import { describe, expect, it } from "vitest";
import { shareAudioOf } from "#test/agent";
import { stdioAgents } from "#test/stdio-agents";

const page = "http://localhost:4000/samples/article-en";

const { agent, app } = stdioAgents();

describe("npm run mcp", () => {
  it("takes an agent from an address to shared audio, as the endpoint does", async () => {
    const made = await agent("2026-07-28");
    const { tools } = await made.client.listTools();
    expect(tools).toHaveLength(12);
    const { entryId, pageUrl } = await shareAudioOf(made, page);
    expect((await app().inject({ url: new URL(pageUrl).pathname })).statusCode).toBe(200);

    const again = await made.call("read_page", { url: page });
    const order = { entryId: again.entry.entryId, settings: { targetSeconds: 60 } };
    const { quoteId } = await made.call("quote_script", order);
    expect(await made.call("write_script", { ...order, quoteId, maxCredits: 4 })).toMatchObject({
      isError: true,
      code: "ABOVE_MAX_CREDITS",
    });
    expect(again.entry.entryId).toBe(entryId);
  }, 120_000);

  it("serves the former revision, is stopped by the month of its key, and names a scope that is missing", async () => {
    const made = await agent("2025-11-25", { monthlyCredits: 1, scopes: ["entries:read", "entries:write"] });
    const { entry } = await made.call("read_page", { url: page });
    const order = { entryId: entry.entryId, settings: { targetSeconds: 60 } };
    const { quoteId } = await made.call("quote_script", order);
    expect(await made.call("write_script", { ...order, quoteId, maxCredits: 100 })).toMatchObject({
      isError: true,
      code: "KEY_LIMIT",
    });
    await expect(made.call("share", { entryId: entry.entryId })).rejects.toThrow(
      "The API key lacks a scope of this tool, which needs publish",
    );
  }, 60_000);
});
