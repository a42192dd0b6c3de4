import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { unreadable } from "#kernel/unreadable";
import type { FetchedPage } from "#ports/page-fetcher";

/**
 * The product's own sample pages, read from disk: fetching them over the network would need an
 * exception from the rule that private addresses are not reached. Null for every other URL.
 */
export async function samplePage(
  url: string,
  publicUrl: string,
  samplesDir: string,
): Promise<FetchedPage | null> {
  const path = pathInSamples(url, publicUrl);
  if (path === null) return null;
  const name = /^([\w-]+)(\.html)?([?#].*)?$/.exec(path)?.[1];
  if (!name) throw unreadable("NOT_FOUND");
  const html = await readFile(join(samplesDir, `${name}.html`), "utf8").catch((error) => {
    throw unreadable("NOT_FOUND", error);
  });
  return { url, html };
}

/** The picture of a sample page, from disk as well. Null for every other URL. */
export async function samplePicture(
  url: string,
  publicUrl: string,
  samplesDir: string,
): Promise<Buffer | null> {
  const name = pathInSamples(url, publicUrl);
  if (!name || !/^[\w-]+\.jpg$/.test(name)) return null;
  return readFile(join(samplesDir, name)).catch(() => null);
}

function pathInSamples(url: string, publicUrl: string): string | null {
  const folder = `${publicUrl.replace(/\/$/, "")}/samples/`;
  return url.startsWith(folder) ? url.slice(folder.length) : null;
}
