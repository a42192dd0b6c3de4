import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aViewer } from "#test/factories";
import { statementsOf } from "#test/statements";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const options = { idempotencyKey: "key" };

async function setting() {
  const viewer = await aViewer(domain.db, { plan: "monthly" });
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 1_000, "start"));
  return { viewer, entry: await anEntry(domain.db, viewer) };
}

describe("an order that is repeated under its key", () => {
  it("of a script is answered as before, without a new price", async () => {
    const { viewer, entry } = await setting();
    const first = await domain.scripts.generate(viewer, entry.id, {}, options);
    const sent = await statementsOf(domain.sql, async () => {
      expect(await domain.scripts.generate(viewer, entry.id, {}, options)).toEqual(first);
    });
    expect(sent.filter(({ statement }) => statement.includes('"pages"'))).toEqual([]);
  });

  it("for an entry that is gone says so", async () => {
    const { viewer, entry } = await setting();
    await domain.scripts.generate(viewer, entry.id, {}, options);
    await domain.entries.remove(viewer, entry.id);
    await expect(domain.scripts.generate(viewer, entry.id, {}, options)).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: "Entry not found",
    });
  });
});
