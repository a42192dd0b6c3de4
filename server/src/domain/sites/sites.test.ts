import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDomain, testDomain } from "#test/domain";
import { aViewer } from "#test/factories";
import { until } from "#test/poll";
import { aSharedEntry } from "#test/shared-entry";
import { statementsOf } from "#test/statements";

let domain: TestDomain;
beforeAll(async () => {
  domain = await testDomain();
});
afterAll(() => domain.close());

const SHOP = "https://shop.example";
const shop = { name: "Shop", allowedOrigins: [SHOP] };

async function aSite() {
  const { viewer, entry } = await aSharedEntry(domain, {
    url: "https://shop.example/umbrella?id=1",
    urlKey: "https://shop.example/umbrella?id=1",
  });
  const share = await domain.publications.get(viewer, entry.id);
  const site = await domain.sites.create(viewer, shop);
  const lookup = (url: string, origin: string | undefined = SHOP) =>
    domain.sites.lookup({ site: site.key, url, origin });
  return { viewer, entry, publicId: share.publicId, site, lookup };
}

describe("sites", () => {
  it("have a key, a code for their template, and the origins of what was given", async () => {
    const viewer = await aViewer(domain.db);
    const made = await domain.sites.create(viewer, {
      name: " My shop ",
      allowedOrigins: ["https://Shop.example/path", SHOP],
    });
    expect(made.key).toMatch(/^[0-9A-Za-z]{22}$/);
    expect(made).toMatchObject({ name: "My shop", allowedOrigins: [SHOP] });
    expect(made.scriptCode).toBe(
      `<script async src="http://localhost/embed.js" data-yomikoe-site="${made.key}"></script>`,
    );
    expect(await domain.sites.list(viewer)).toEqual([made]);
  });

  it("need an origin, and an account has 20 at most", async () => {
    const viewer = await aViewer(domain.db);
    const none = domain.sites.create(viewer, { name: "Shop", allowedOrigins: [] });
    await expect(none).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    for (let count = 0; count < 20; count++) await domain.sites.create(viewer, shop);
    await expect(domain.sites.create(viewer, shop)).rejects.toMatchObject({
      code: "CONFLICT",
      reason: "TOO_MANY_SITES",
    });
  });

  it("of another user are not found [6.2]", async () => {
    const { site } = await aSite();
    const stranger = await aViewer(domain.db);
    const notFound = { code: "NOT_FOUND" };
    await expect(domain.sites.update(stranger, site.key, shop)).rejects.toMatchObject(notFound);
    await expect(domain.sites.remove(stranger, site.key)).rejects.toMatchObject(notFound);
    expect(await domain.sites.list(stranger)).toEqual([]);
  });
});

describe("a page of a site", () => {
  it("finds its audio, however its address is spelled", async () => {
    const { lookup, publicId } = await aSite();
    const found = { state: "answered", publicId };
    expect(await lookup("https://shop.example/umbrella?id=1")).toEqual(found);
    expect(await lookup("https://SHOP.example:443/umbrella?utm_source=mail&id=1#top")).toEqual(found);
    expect(await lookup("https://shop.example/umbrella?id=2")).toEqual({ state: "answered", publicId: null });
    expect(await lookup("javascript:alert(1)")).toEqual({ state: "answered", publicId: null });
  });

  it("is refused from elsewhere, without an origin, and with a key that nobody has", async () => {
    const { lookup, entry } = await aSite();
    const refused = { state: "refused" };
    expect(await lookup(entry.url, "https://other.example")).toEqual(refused);
    expect(await lookup(entry.url, "null")).toEqual(refused);
    expect(await domain.sites.lookup({ site: "x", url: entry.url, origin: SHOP })).toEqual(refused);
    const madeUp = { site: "0123456789ABCDEFGHIJKL", url: entry.url, origin: SHOP };
    expect(await domain.sites.lookup(madeUp)).toEqual(refused);
    expect(await domain.sites.lookup({ ...madeUp, origin: undefined })).toEqual(refused);
  });

  it("costs no query when it was asked for a moment ago, known or not", async () => {
    const { lookup, entry } = await aSite();
    for (const url of [entry.url, "https://shop.example/other"]) {
      const statements = async () => (await statementsOf(domain.sql, () => lookup(url))).length;
      await until("the news to have passed", async () => (await statements()) === 0);
      expect(await statements(), url).toBe(0);
    }
  });

  it("shows nothing once sharing is off or the site is gone, and follows another id", async () => {
    const { viewer, entry, site, lookup } = await aSite();
    const finds = async (publicId: string | null) => {
      const found = await lookup(entry.url);
      return found.state === "answered" && found.publicId === publicId;
    };
    await domain.publications.share(viewer, entry.id, { enabled: false });
    await until("nothing to be found", () => finds(null));
    await domain.publications.share(viewer, entry.id, { enabled: true });
    const { publicId } = await domain.publications.rotate(viewer, entry.id);
    await until("the new id to be found", () => finds(publicId));
    await domain.sites.update(viewer, site.key, { name: "Shop", allowedOrigins: ["https://b.example"] });
    await until("the former origin to be refused", async () => (await lookup(entry.url)).state === "refused");
    expect(await lookup(entry.url, "https://b.example")).toEqual({ state: "answered", publicId });
    await domain.sites.remove(viewer, site.key);
    await until(
      "the key to be refused",
      async () => (await lookup(entry.url, "https://b.example")).state === "refused",
    );
  });
});
