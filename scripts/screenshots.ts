/**
 * Pictures of every screen and dialog in both languages and both schemes, wide and narrow, with a page
 * that shows them side by side: npm run screenshots [-- FOLDER]
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildVoice } from "./lib/builds.ts";
import { ensureChromium, findChromium } from "./lib/chromium.ts";
import { root, runInForeground } from "./lib/run.ts";
import { step, UserError } from "./lib/say.ts";

const folder = resolve(process.argv[2] ?? join(root, "screenshots"));
mkdirSync(folder, { recursive: true });
for (const { name } of pictures()) rmSync(join(folder, name));

await step("Chromium", ensureChromium);
await step("Japanese voice", async () => {
  const failure = await buildVoice();
  if (failure) throw new UserError(failure);
});
const env = { ...process.env, CHROMIUM_PATH: findChromium(), SCREENSHOTS: folder };
process.exitCode = await runInForeground("playwright", ["test", "-c", "client/screenshots.config.ts"], env);
writeFileSync(join(folder, "index.html"), contactSheet());
console.log(`${pictures().length} pictures: ${join(folder, "index.html")}`);

interface Picture {
  name: string;
  view: string;
  /** Width, language and scheme. */
  how: string;
}

function pictures(): Picture[] {
  return readdirSync(folder).flatMap((name) => {
    const [, view = "", how = ""] = /^([\w-]+)\.(\d+\.\w+\.\w+)\.png$/.exec(name) ?? [];
    return view ? [{ name, view, how }] : [];
  });
}

/** A row a view, its pictures beside each other. */
function contactSheet(): string {
  const views = Map.groupBy(pictures(), ({ view }) => view);
  const rows = [...views].map(([view, shown]) => {
    const figures = shown.map(
      ({ name, how }) =>
        `<figure><a href="${name}"><img loading="lazy" src="${name}" alt="${view}, ${how}"></a><figcaption>${how}</figcaption></figure>`,
    );
    return `<h2>${view}</h2><div>${figures.join("")}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Yomikoe, every view</title>
<style>body{font:14px system-ui;margin:24px}div{display:flex;gap:12px;overflow-x:auto}figure{margin:0}
img{height:320px;border:1px solid #ccc}figcaption{color:#555}</style>
${rows.join("\n")}`;
}
