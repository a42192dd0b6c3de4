import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Administration is for few, and needs the network for all it shows; a sound that plays before sign-in does too.
 * The English interface needs no Japanese face, and the browser keeps it for the Japanese one.
 */
const LEFT_OUT =
  /(^|\/)(\.vite\/|Admin|japanese-|welcome\/|robots\.txt|licences-|version\.json|service-worker\.js)/;

/** Tells the service worker which files make up the interface, those of `publicFolder` included. */
export const serviceWorkerFiles = (publicFolder: string): Plugin => ({
  name: "service-worker-files",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    const worker = bundle["service-worker.js"];
    if (worker?.type !== "chunk") throw new Error("The build has no service worker");
    const files = new Map<string, string | Uint8Array>();
    for (const file of readdirSync(publicFolder, { recursive: true, encoding: "utf8" }))
      if (/\.\w+$/.test(file)) files.set(file, readFileSync(join(publicFolder, file)));
    for (const [name, made] of Object.entries(bundle))
      files.set(name === "index.html" ? "" : name, made.type === "chunk" ? made.code : made.source);

    const kept = [...files].filter(([name]) => !LEFT_OUT.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
    const hash = createHash("sha256");
    for (const [name, content] of kept) hash.update(name).update(content);
    const build = { revision: hash.digest("hex").slice(0, 12), files: kept.map(([name]) => `/${name}`) };
    worker.code = worker.code.replace("__BUILD__", JSON.stringify(build));
  },
});
