import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { undiciPageFetcher } from "#adapters/page-fetcher/undici";
import { scriptedSites, TEXT } from "#test/pages/scripted-site";
import { chromiumRenderer } from "./chromium.ts";
import { findChromium } from "./find-chromium.ts";
import { launchCaged } from "./launch.ts";

const executablePath = findChromium(process.env.CHROMIUM_PATH);
const { site, forbidden, url, close } = await scriptedSites();
afterAll(close);

describe.skipIf(!executablePath)("pages that need scripts, in a real Chromium", { timeout: 90_000 }, () => {
  const renderer = () =>
    chromiumRenderer({ executablePath: executablePath ?? "", allowPrivate: [site.allow] });

  it("are read when their scripts have run, though nothing can be read without", async () => {
    const plain = await undiciPageFetcher({ allowPrivate: [site.allow] }).fetch(url("/spa"));
    expect(plain.html).not.toContain("3番目の段落です。");
    const { html, url: final } = await renderer().render(url("/spa"));
    expect(final).toBe(url("/spa"));
    expect(html).toContain(`<p>3番目の段落です。${TEXT}</p>`);
  });

  it("reach nothing that the server may not, by any way that there is", async () => {
    forbidden.reached.length = 0;
    const { html } = await renderer().render(url("/reaching-out"));
    expect(html).toContain(TEXT);
    expect(forbidden.reached).toEqual([]);
  });

  it.runIf(process.platform === "linux")("run inside Chromium's sandbox, and not as root", async () => {
    const browser = await launchCaged(executablePath ?? "", 20_000);
    const status = readFileSync(`/proc/${browser.process().pid}/status`, "utf8");
    const command = readFileSync(`/proc/${browser.process().pid}/cmdline`, "utf8");
    await browser.kill();
    expect(command).not.toContain("--no-sandbox");
    expect(status).not.toMatch(/^Uid:\t0\t/m);
    expect(status).toMatch(/^CapEff:\t0+$/m);
  });
});
