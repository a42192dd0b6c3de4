/** A page process for tests: it does what the page says, and answers how long that page is. */
process.on("message", ({ html }: { html: string }) => {
  if (html === "hang") for (;;);
  if (html === "die") process.exit(1);
  process.send?.({ length: html.length, pid: process.pid });
});
