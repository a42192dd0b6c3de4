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

/**
 * Lets that text be painted as soon as the page is there: the styles of the screens come behind it, and their scripts,
 * which wait for these styles anyway, leave the line to them.
 */
export const screensBehindSplash = (): Plugin => ({
  name: "screens-behind-splash",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const styles = html.match(/^ *<link rel="stylesheet".*\n/gm) ?? [];
      return styles
        .reduce((rest, style) => rest.replace(style, ""), html)
        .replace(/^ *<\/body>/m, (end) => styles.join("") + end)
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
    },
  },
});
