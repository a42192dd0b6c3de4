import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TURNS_IN_TIME, turnsOfGroups } from "./post-turns.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A group's server: requests wait until they are answered. */
function server(turns: ReturnType<typeof turnsOfGroups>, group = "shop") {
  const open: PromiseWithResolvers<string>[] = [];
  const ends: (string | null)[] = [];
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    ends,
    async post(count: number) {
      for (let n = 0; n < count; n++)
        void turns
          .take(group, Date.now(), () => {
            const request = Promise.withResolvers<string>();
            open.push(request);
            return request.promise;
          })
          .then((end) => ends.push(end));
      await settled();
      return open.length;
    },
    /** Answers the oldest ones, and tells how many are open then. */
    async answer(count: number) {
      for (const request of open.splice(0, count)) request.resolve("ok");
      await settled();
      return open.length;
    },
  };
}

describe("a group's requests", () => {
  it("are four at a time at first, one more with each answer, and 32 at most", async () => {
    const { post, answer } = server(turnsOfGroups());
    expect(await post(128)).toBe(4);
    expect(await answer(1)).toBe(5);
    expect(await answer(5)).toBe(10);
    expect(await answer(10)).toBe(20);
    expect(await answer(20)).toBe(32);
    expect(await answer(32)).toBe(32);
  });

  it("are four at a time again once one has taken five seconds", async () => {
    const { post, answer } = server(turnsOfGroups());
    await post(60);
    expect(await answer(4)).toBe(8);
    vi.advanceTimersByTime(5_000);
    expect(await answer(8)).toBe(4);
  });

  it("are no longer waited for once none was answered for five seconds", async () => {
    const turns = turnsOfGroups();
    const { post, answer, ends } = server(turns);
    await post(6);
    vi.advanceTimersByTime(4_999);
    expect(turns.silent()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(turns.silent()).toEqual(["shop"]);
    await answer(0);
    expect(ends).toEqual([null, null]);
  });

  it("grow to 32 where each answer takes a second and a half", async () => {
    const turns = turnsOfGroups();
    const { post, answer } = server(turns);
    await post(128);
    for (const open of [8, 16, 32, 32]) {
      vi.advanceTimersByTime(1_500);
      expect(turns.silent()).toEqual([]);
      expect(await answer(open === 8 ? 4 : open / 2)).toBe(open);
    }
  });

  it("all come in time where as many as may be held are each answered just before they count as slow", async () => {
    const { post, answer, ends } = server(turnsOfGroups());
    expect(TURNS_IN_TIME).toBe(188);
    let open = await post(TURNS_IN_TIME);
    const rounds: number[] = [];
    while (open > 0) {
      rounds.push(open);
      vi.advanceTimersByTime(4_999);
      open = await answer(open);
    }
    expect(rounds).toEqual([4, 8, 16, 32, 32, 32, 32, 32]);
    expect(ends.filter((end) => end === null)).toEqual([]);
  });

  it("may wait in greater number while it answers 32 at a time within half a second", async () => {
    const turns = turnsOfGroups();
    const { post, answer } = server(turns);
    expect(turns.room("shop")).toBe(188);
    await post(256);
    vi.advanceTimersByTime(499);
    await answer(4);
    await answer(8);
    expect(turns.room("shop")).toBe(188);
    await answer(16);
    expect(turns.room("shop")).toBe(512);
    expect(turns.room("bank")).toBe(188);
    vi.advanceTimersByTime(500);
    await answer(1);
    expect(turns.room("shop")).toBe(188);
    await answer(31);
    await answer(1);
    expect(turns.room("shop")).toBe(512);
  });

  it("all come in time where as many as may wait of a quick group are each answered in two and a half seconds", async () => {
    const turns = turnsOfGroups();
    const { post, answer, ends } = server(turns);
    await post(540);
    for (const open of [4, 8, 16]) await answer(open);
    expect(turns.room("shop")).toBe(512);
    for (let open = 32; open > 0; ) {
      vi.advanceTimersByTime(2_499);
      open = await answer(open);
    }
    expect(ends).toHaveLength(540);
    expect(ends.filter((end) => end === null)).toEqual([]);
  });

  it("are not made for posts that were claimed 40 seconds ago, however late they came here", async () => {
    const turns = turnsOfGroups();
    const claimedAt = Date.now();
    vi.advanceTimersByTime(39_999);
    expect(await turns.take("shop", claimedAt, async () => "ok")).toBe("ok");
    vi.advanceTimersByTime(1);
    expect(await turns.take("shop", claimedAt, async () => "ok")).toBeNull();
  });

  it("go on beside one that is not answered", async () => {
    const turns = turnsOfGroups();
    const { post } = server(turns);
    await post(1);
    vi.advanceTimersByTime(10_000);
    expect(turns.silent()).toEqual([]);
    expect(await post(2)).toBe(3);
  });

  it("are as many as before for a minute in which the group had nothing to do", async () => {
    const turns = turnsOfGroups();
    const { post, answer } = server(turns);
    await post(28);
    for (const open of [4, 8, 16]) await answer(open);
    vi.advanceTimersByTime(59_999);
    expect(turns.room("shop")).toBe(512);
    expect(await post(60)).toBe(32);
    await answer(60);
    await answer(28);
    vi.advanceTimersByTime(60_001);
    expect(turns.room("shop")).toBe(188);
    expect(await post(60)).toBe(4);
  });

  it("are four where the group was slow before it had nothing to do", async () => {
    const { post, answer } = server(turnsOfGroups());
    await post(4);
    vi.advanceTimersByTime(5_000);
    await answer(4);
    expect(await post(60)).toBe(4);
  });

  it("have nothing to do with those of another group", async () => {
    const turns = turnsOfGroups();
    await server(turns, "hangs").post(8);
    vi.advanceTimersByTime(4_900);
    const answering = server(turns, "answers");
    await answering.post(8);
    vi.advanceTimersByTime(900);
    expect(turns.silent()).toEqual(["hangs"]);
    expect(await answering.answer(4)).toBe(4);
  });
});
