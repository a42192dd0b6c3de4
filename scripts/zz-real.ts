/** Random pages and their scripts. SEED, N, SET=en|ja|all, TYPES */
import { mkdirSync, writeFileSync, readFileSync, existsSync } from "node:fs";
import { pageParser } from "../server/src/domain/pages/parser.ts";
import { chosenFrom } from "./bench/scripts/sources.ts";
import { pageOf } from "./bench/scripts/write-scripts.ts";
import { extractiveWriter } from "../server/src/adapters/writer/extractive.ts";
import { spokenSeconds } from "../server/src/kernel/text/spoken-seconds.ts";
const [out = "/tmp/real/out", part = "", secs = "80"] = process.argv.slice(2);
const env = process.env;
const seed = Number(env.SEED ?? 1), n = Number(env.N ?? 30);
const dirs = env.DIR ? [env.DIR] : env.SET === "ja" ? ["/work/shared/data/ja-dev"] : env.SET === "prod" ? ["/work/shared/data/product-dev"] : env.SET === "wcxb" ? ["/work/shared/data/wcxb-dev"] : ["/work/shared/data/wcxb-dev", "/work/shared/data/product-dev"];
let s = seed >>> 0;
const rnd = () => { s = (s + 0x6d2b79f5) >>> 0; let t = Math.imul(s ^ (s >>> 15), 1 | s); t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t; return ((t ^ (t >>> 14)) >>> 0) / 4294967296; };
let all = chosenFrom(dirs, undefined);
if (part) all = all.filter((p) => part.split(",").some((x) => p.id.startsWith(x)));
else all = all.map((p) => [rnd(), p] as const).sort((a, b) => a[0] - b[0]).map(([, p]) => p).slice(0, n);
mkdirSync(out, { recursive: true }); mkdirSync("/tmp/real/pages", { recursive: true });
const parser = pageParser({ timeoutMs: 60_000 });
const writer = extractiveWriter();
for (const source of all) {
  const page = await pageOf(parser, source);
  if (!page) { console.log(source.id, "refused"); continue; }
  const w = await writer.write(page, { style: (env.STYLE ?? "narration") as never, targetSeconds: Number(secs) }, new AbortController().signal);
  const text = w.paragraphs.map((p) => p.map((d) => d.text).join("\n")).join("\n\n");
  writeFileSync(`${out}/${source.id}.txt`, `${source.url}\n${page.type} ${page.language} ${Math.round(spokenSeconds(w.paragraphs, w.language))} s\n\n${text}\n`);
  writeFileSync(`/tmp/real/pages/${source.id}.txt`, `${source.url}\nTITLE ${page.title}\nTYPE ${page.type}\nFACTS ${page.facts.map((f) => `${f.key}=${f.value}`).join("; ")}\n\n${page.blocks.map((b) => `[${b.kind}] ${b.text}`).join("\n")}\n`);
}
parser.close();
