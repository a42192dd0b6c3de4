import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Page } from "@playwright/test";

/** A page of another site, with these elements in it; it may change while the site stands. */
export async function hostPage(body: string | (() => string)) {
  const server = createServer((_request, response) => {
    const elements = typeof body === "string" ? body : body();
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="ja"><title>店</title><body>${elements}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}
export type HostPage = Awaited<ReturnType<typeof hostPage>>;

/** A body with the code that the studio gives, and a frame like those of WordPress. */
export function bodyWith(link: string, script: string) {
  const embed = link.replace("/p/", "/embed/");
  const sandboxed = `<iframe sandbox="allow-scripts" title="sandbox" src="${embed}?transcript=1#?secret=fromTheHost" width="400" height="500"></iframe>`;
  return `<main>${script}</main>${sandboxed}`;
}

/** The player of the code, and the one in the sandbox. */
export const framesOf = (page: Page) =>
  ["iframe:not([sandbox])", "iframe[sandbox]"].map((frame) => page.frameLocator(frame)) as [
    FrameLocator,
    FrameLocator,
  ];
