import { extractPage } from "./extract/extract-page.ts";

/** The child process that takes pages apart, one at a time; what it answers is data, never an exception. */
process.on("message", async ({ html, url }: { html: string; url: string }) => {
  const extraction = await extractPage(html, url).catch(() => ({ refused: "PARSE_FAILED" }) as const);
  process.send?.(extraction);
});

process.send?.("loaded");
