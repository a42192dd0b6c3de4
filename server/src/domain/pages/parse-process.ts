import { type Extraction, extractPage } from "./extract/extract-page.ts";
import { guarded, hasTooManyElements } from "./guarded-input.ts";

const refused = (reason: Extract<Extraction, { refused: unknown }>["refused"]): Extraction => ({
  refused: reason,
});

/** The child process that takes pages apart, one at a time; what it answers is data, never an exception. */
process.on("message", async ({ html, url }: { html: string; url: string }) => {
  const extraction = hasTooManyElements(html)
    ? refused("TOO_MANY_ELEMENTS")
    : await extractPage(guarded(html), url).catch(() => refused("PARSE_FAILED"));
  process.send?.(extraction);
});

process.send?.("loaded");
