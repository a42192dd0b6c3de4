import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { createEntries } from "./create-entries";

beforeEach(() => void vi.useFakeTimers());

const refused = (existingEntry: object) =>
  new AppError("URL_ALREADY_EXISTS", { code: "URL_ALREADY_EXISTS", details: { existingEntry } });

function rehearse(answers: (string | Error)[]) {
  const log: string[] = [];
  const began = Date.now();
  const note = (what: string) => log.push(`${Date.now() - began} ${what}`);
  const result = createEntries(
    answers.map((_, index) => `u${index}`),
    {
      async create(url) {
        note(`create ${url}`);
        const answer = answers[Number(url.slice(1))];
        if (answer instanceof Error) throw answer;
        return { id: answer ?? "" };
      },
      analyze: (id) => void note(`analyze ${id}`),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    },
  );
  return { log, result };
}

describe("createEntries", () => {
  it("creates, then starts the analysis, in order and 500 ms apart [1.1] [4.9] [9.1]", async () => {
    const { log, result } = rehearse(["a", "b", "c"]);
    await vi.runAllTimersAsync();
    await result;
    expect(log).toEqual([
      "0 create u0",
      "0 analyze a",
      "500 create u1",
      "500 analyze b",
      "1000 create u2",
      "1000 analyze c",
    ]);
  });

  it("succeeds when at least one succeeded, and counts them [4.10]", async () => {
    const { result } = rehearse([new Error("down"), "b"]);
    await vi.runAllTimersAsync();
    expect(await result).toMatchObject({
      success: true,
      message: "1 entries created successfully",
      created: ["b"],
      failures: [{ url: "u0" }],
    });
  });

  it("fails with the listed message when none succeeded [4.10] [8.10]", async () => {
    const { result } = rehearse([new Error("down"), ""]);
    await vi.runAllTimersAsync();
    const { success, message, failures } = await result;
    expect({ success, message }).toEqual({ success: false, message: "All entry creations failed" });
    expect(failures[1]?.error).toEqual(new Error("Entry creation failed - no entryId"));
  });

  it("takes an address that is there already to its entry [8.6]", async () => {
    const { result } = rehearse([refused({ entryId: "old" }), refused({ id: "older" })]);
    await vi.runAllTimersAsync();
    expect(await result).toMatchObject({ existing: ["old", "older"], failures: [] });
  });
});
