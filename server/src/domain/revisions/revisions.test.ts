import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { statementsOf } from "#test/statements";
import { nextNumber, revisionNumber } from "../scripts/revision-number.ts";
import type { RevisionView } from "./revisions.service.ts";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

async function withRevisions(count: number) {
  const viewer = await aViewer(domain.db);
  const entry = await anEntry(domain.db, viewer);
  for (let n = 1; n <= count; n++) await aRevision(domain.db, viewer, entry.id, revisionNumber(n));
  return { viewer, entry };
}

describe("revisions", () => {
  it("are numbered so that text order is number order, past the 9th and the 99th [3.4]", async () => {
    const { viewer, entry } = await withRevisions(101);
    const numbers = (await domain.revisions.list(viewer, entry.id)).map(({ number }) => number);
    expect(numbers[0]).toBe("0101");
    expect([...numbers].sort().reverse()).toEqual(numbers);
    expect(numbers.map(Number)).toEqual(Array.from({ length: 101 }, (_, i) => 101 - i));
    expect(await domain.db.transaction((tx) => nextNumber(tx, entry.id))).toBe("0102");
  });

  it("come with script and audio, name and number", async () => {
    const { viewer, entry } = await withRevisions(1);
    const [revision] = await domain.revisions.list(viewer, entry.id);
    expect(revision).toMatchObject({ number: "0001", name: null, isLive: false, audio: null });
    expect(revision?.script).toMatchObject({
      revisionNumber: "0001",
      content: expect.stringContaining("First"),
    });
  });

  it("are read by their numbers, of many entries in one query, and no other with them", async () => {
    const [one, two] = [await withRevisions(3), await withRevisions(2)];
    const place = ({ entry }: typeof one, number: string) => ({ entryId: entry.id, number });
    const places = [place(one, "0002"), place(two, "0001"), place(two, "0003")];
    const read: RevisionView[] = [];
    const sent = await statementsOf(domain.sql, async () =>
      read.push(...(await domain.revisions.at(places))),
    );
    expect(sent).toHaveLength(1);
    expect(read.map(({ entryId, number }) => ({ entryId, number }))).toEqual(
      expect.arrayContaining(places.slice(0, 2)),
    );
    expect(read).toHaveLength(2);
    expect(await domain.revisions.at([])).toEqual([]);
  });

  it("have exactly one live among them once one was marked [1.2]", async () => {
    const { viewer, entry } = await withRevisions(6);
    const live = async () =>
      (await domain.revisions.list(viewer, entry.id)).filter((r) => r.isLive).map((r) => r.number);
    expect(await live()).toEqual([]);
    await domain.revisions.setLive(viewer, entry.id, "0002");
    await domain.revisions.setLive(viewer, entry.id, "0002");
    expect(await live()).toEqual(["0002"]);
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => domain.revisions.setLive(viewer, entry.id, revisionNumber(n))),
    );
    expect(await live()).toHaveLength(1);
  });

  it("take a name and lose it", async () => {
    const { viewer, entry } = await withRevisions(1);
    expect((await domain.revisions.rename(viewer, entry.id, "0001", "  Summer  ")).name).toBe("Summer");
    expect((await domain.revisions.rename(viewer, entry.id, "0001", null)).name).toBeNull();
    await expect(domain.revisions.rename(viewer, entry.id, "0001", "x".repeat(101))).rejects.toMatchObject({
      reason: "name",
    });
  });

  it("of another user are neither seen nor changed [6.2]", async () => {
    const { entry } = await withRevisions(1);
    const stranger = await aViewer(domain.db);
    const missing = { code: "NOT_FOUND" };
    await expect(domain.revisions.list(stranger, entry.id)).rejects.toMatchObject(missing);
    await expect(domain.revisions.get(stranger, entry.id, "0001")).rejects.toMatchObject(missing);
    await expect(domain.revisions.setLive(stranger, entry.id, "0001")).rejects.toMatchObject(missing);
    await expect(domain.revisions.rename(stranger, entry.id, "0001", "x")).rejects.toMatchObject(missing);
  });
});
