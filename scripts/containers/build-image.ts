import { execFileSync } from "node:child_process";
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root } from "../lib/run.ts";
import type { Stage } from "./dockerfile.ts";

const sources = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => existsSync(join(root, file)));

/** Does what a stage says, in a folder of the stage's name beside those of the former ones. The system's packages are there already. */
export function runStage({ name, instructions }: Stage, folder: string) {
  const stage = join(folder, name ?? "image");
  mkdirSync(stage);
  for (const { keyword, rest } of instructions) {
    if (keyword === "COPY") copy(rest, stage, folder);
    if (keyword !== "RUN" || rest.startsWith("apt-get")) continue;
    if (rest.includes("bootstrap.mjs")) linkPackages(stage);
    execFileSync("/bin/sh", ["-ec", rest], { cwd: stage, stdio: "pipe" });
  }
}

function copy(rest: string, stage: string, folder: string) {
  const [, from, operands = ""] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
  const paths = operands.split(" ");
  const target = paths.pop() ?? ".";
  for (const path of paths) {
    if (from)
      copyBuilt(join(folder, from, path.replace("/app/", "")), join(stage, target), target.endsWith("/"));
    else copySources(path, join(stage, target), target.endsWith("/"));
  }
}

/** Out of a former stage: links, as nothing changes these files any more. */
function copyBuilt(from: string, to: string, into: boolean) {
  mkdirSync(into ? to : dirname(to), { recursive: true });
  link(from, to);
}

/** Links instead of copies where both lie on one disk. */
function link(from: string, to: string) {
  const command = 'cp -al "$0" "$1" 2>/dev/null || { rm -rf "$1"; cp -a "$0" "$1"; }';
  execFileSync("/bin/sh", ["-ec", command, from, to]);
}

/** Files that git tracks or would track; .dockerignore names the others. */
function copySources(path: string, to: string, into: boolean) {
  for (const file of sources.filter((file) => path === "." || file === path)) {
    const target = path === "." ? join(to, file) : into ? join(to, basename(file)) : to;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, file), target);
  }
}

/**
 * The packages that building needs are the locked ones already: linked in, so that nothing is left to install.
 * File by file, never the folder itself: an install in the stage must not reach the checkout's own.
 */
function linkPackages(stage: string) {
  for (const workspace of ["", "server", "client"]) {
    const from = join(root, workspace, "node_modules");
    const to = join(stage, workspace, "node_modules");
    if (!existsSync(from)) continue;
    link(from, to);
    // Notes are written in place: these must not be the same files.
    for (const name of readdirSync(from).filter((name) => lstatSync(join(from, name)).isFile())) {
      rmSync(join(to, name));
      cpSync(join(from, name), join(to, name));
    }
  }
}
