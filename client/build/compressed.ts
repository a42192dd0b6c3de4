import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = 1_024;

/** Puts each text of the build there compressed as well, as well as that can be done: the server has it ready. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|json|svg|webmanifest)$/.test(file) || file.startsWith(".vite")) continue;
        const content = readFileSync(join(folder, file));
        if (content.length >= WORTH) writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
      }
    },
  };
}
