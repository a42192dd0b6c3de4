import { readFile } from "node:fs/promises";
import {
  ConsoleStdout,
  type Fd,
  File,
  OpenFile,
  type PreopenDirectory,
  WASI,
} from "@bjorn3/browser_wasi_shim";

/** The part of the platform that is used here; the server's types know no browser library. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<unknown>;
};

interface Start {
  /** The program's name, and its options. */
  args: string[];
  /** All that it sees of files, in memory. */
  folder: PreopenDirectory;
  /** Empty without it. */
  input?: Fd;
  /** Thrown away without it. */
  output?: Fd;
}

export interface Started {
  wasi: WASI;
  instance: unknown;
}

const silent = () => new ConsoleStdout(() => {});

/** A program as WebAssembly, compiled once, of which each start is one of its own with a memory of its own. */
export async function wasiProgram(path: string): Promise<(start: Start) => Promise<Started>> {
  const module = await WebAssembly.compile(await readFile(path));
  return async ({ args, folder, input = new OpenFile(new File([])), output = silent() }) => {
    const wasi = new WASI(args, [], [input, output, silent(), folder], { debug: false });
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
    return { wasi, instance };
  };
}

/** Runs a command from its beginning to its end. */
export const runCommand = ({ wasi, instance }: Started): number =>
  wasi.start(instance as Parameters<WASI["start"]>[0]);

/** Runs `main` of a program whose other functions can be called afterwards; it returns the code that main does. */
export function mainOf({ wasi, instance }: Started): number {
  wasi.initialize(instance as Parameters<WASI["initialize"]>[0]);
  return (instance as { exports: { __main_void(): number } }).exports.__main_void();
}
