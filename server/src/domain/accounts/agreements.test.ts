import { afterAll, beforeAll, expect, it } from "vitest";
import { agreements } from "#db/schema/index";
import { type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { agreementsService } from "./agreements.ts";

let domain: TestDomain;
let service: ReturnType<typeof agreementsService>;
beforeAll(async () => {
  domain = await testDomain();
  service = agreementsService(domain);
});
afterAll(() => domain.close());

it("knows of no agreement before there is one, and names the terms that hold", async () => {
  expect(await service.current(await aViewer(domain.db))).toEqual({
    version: 1,
    date: "2026-11-21",
    agreedVersion: null,
    agreedAt: null,
  });
});

it("keeps version and time, and the first time where somebody agrees twice", async () => {
  const viewer = await aViewer(domain.db);
  const { agreedVersion, agreedAt } = await service.agree(viewer, 1);
  expect(agreedVersion).toBe(1);
  expect(Math.abs(Date.now() - agreedAt!.getTime())).toBeLessThan(60_000);
  expect((await service.agree(viewer, 1)).agreedAt).toEqual(agreedAt);
});

it("tells of an older agreement where the terms are newer since", async () => {
  const viewer = await aViewer(domain.db);
  await domain.db.insert(agreements).values({ userId: viewer.uid, version: 0 });
  expect(await service.current(viewer)).toMatchObject({ version: 1, agreedVersion: 0 });
});

it.each([0, 2, 1.5, "1", null])("takes no agreement to version %j, which does not hold", async (version) => {
  const viewer = await aViewer(domain.db);
  await expect(service.agree(viewer, version)).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    details: { field: "version" },
  });
  expect((await service.current(viewer)).agreedVersion).toBeNull();
});
