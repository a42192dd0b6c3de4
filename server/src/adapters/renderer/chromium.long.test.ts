import { afterAll, describe, expect, it } from "vitest";
import { scriptedSites, TEXT } from "#test/pages/scripted-site";
import { chromiumRenderer } from "./chromium.ts";
import { findChromium } from "./find-chromium.ts";

const executablePath = findChromium(process.env.CHROMIUM_PATH);
const { site, forbidden, url, close } = await scriptedSites();
afterAll(close);

describe.skipIf(!executablePath)("pages that need scripts, in a real Chromium", { timeout: 90_000 }, () => {
  const renderer = (timeoutMs?: number) =>
    chromiumRenderer({
      executablePath: executablePath ?? "",
      allowPrivate: [site.allow],
      ...(timeoutMs && { timeoutMs }),
    });

  it("do not lead to a forbidden address, nor to a file", async () => {
    forbidden.reached.length = 0;
    expect((await renderer().render(url("/away"))).url).toBe(url("/away"));
    expect(forbidden.reached).toEqual([]);
    const file = await renderer()
      .render(url("/file"))
      .then(({ html }) => html, String);
    expect(file).not.toMatch(/root:|daemon/);
  });

  it("that never end or grow too large are refused, and their browser is gone", async () => {
    await expect(renderer(6_000).render(url("/endless"))).rejects.toMatchObject({ reason: "TIMEOUT" });
    await expect(renderer().render(url("/huge"))).rejects.toMatchObject({ reason: "TOO_LARGE" });
    // The next one is served as if nothing had been.
    expect((await renderer().render(url("/spa"))).html).toContain(TEXT);
  });

  it("are not reached at a private address that nobody allowed", async () => {
    const strict = chromiumRenderer({ executablePath: executablePath ?? "" });
    site.reached.length = 0;
    await expect(strict.render(url("/spa"))).rejects.toMatchObject({ code: "PAGE_UNREADABLE" });
    expect(site.reached).toEqual([]);
  });
});
