import { readFileSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Folders beside the program. Sources and compiled files are both two folders deep. */
const beside = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const samplesFolder = beside("samples/");
export const assetsFolder = beside("assets/");
export const clientFolder = beside("../client/dist/");

const manifest: { version: string } = JSON.parse(readFileSync(beside("package.json"), "utf8"));
export const version = manifest.version;

/**
 * The program and its libraries: all that a process needs to read that computes and does nothing else.
 * Libraries may be linked from elsewhere, and the permission to read is asked for the place behind the link, too.
 */
export const programPaths = [
  ...["", "../package.json", "../node_modules/"].map(beside),
  realpathSync(beside("../node_modules/")),
];
