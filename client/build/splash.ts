import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const languages = ["ja", "en"];

/** Writes the product's promise into the page itself, so that there is something to read before any script has run. */
export const splash = (publicFolder: string): Plugin => ({
  name: "splash",
  transformIndexHtml(html) {
    const lines = languages.map((language) => {
      const texts = JSON.parse(
        readFileSync(join(publicFolder, "locales", language, "translation.json"), "utf8"),
      ) as { auth: { promise: { title: string } } };
      return `<p lang="${language}">${texts.auth.promise.title}</p>`;
    });
    return html.replace("<!-- promise -->", lines.join(""));
  },
});
