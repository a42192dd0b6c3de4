import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  ConsoleStdout,
  Directory,
  File,
  type Inode,
  OpenFile,
  PreopenDirectory,
} from "@bjorn3/browser_wasi_shim";
import { Crash, type PoolMember } from "#kernel/work/pool";
import { mainOf, wasiProgram } from "#kernel/work/wasi";
import { answerReader, encode, type Installation, type Reply, type Request } from "./openjtalk-protocol.ts";

const DICTIONARY = "dictionary";
const WORDS = "words.dic";
const VOICES = "voices";

/**
 * The same C program as WebAssembly, for machines without a compiler: it is called for each request, and holds its
 * thread until it has answered.
 */
export function openjtalkWasm(installation: Installation): PoolMember<Request, Reply> {
  const loaded = load(installation);
  return {
    async run(request) {
      const answer = await loaded.then((ask) => ask(encode(request))).catch(crashed);
      if (answer instanceof Error) throw answer;
      return answer ?? crashed("it said nothing");
    },
    // It ends with the thread that it runs in.
    stop() {},
  };
}

type Ask = (request: Buffer) => Reply | Error | null;

/** Its memory may be in any state then. */
const crashed = (reason: unknown): never => {
  throw new Crash(`The Japanese voice ended (${reason})`);
};

async function load({ program, dictionary, words, voices }: Installation): Promise<Ask> {
  const folder = new PreopenDirectory("/", new Map<string, Inode>([[VOICES, folderOf(voices)]]));
  const { contents } = folder.dir;
  contents.set(DICTIONARY, folderOf(dictionary));
  if (words) contents.set(WORDS, readOnly(words));

  let said: Uint8Array[] = [];
  const input = new OpenFile(new File([]));
  const output = new ConsoleStdout((piece) => said.push(piece));
  const start = await wasiProgram(program);
  const args = [basename(program), `/${DICTIONARY}`, words && `/${WORDS}`, `/${VOICES}`];
  const started = await start({ args, folder, input, output });
  const code = mainOf(started);
  if (code !== 0) crashed(code);
  // Its own memory holds them now.
  contents.delete(DICTIONARY);
  contents.delete(WORDS);

  const { answer_request } = (started.instance as { exports: { answer_request(): number } }).exports;
  return (request) => {
    said = [];
    input.file.data = request;
    input.file_pos = 0n;
    if (answer_request() !== 1) return crashed("it knows no such request");
    return answerReader()(Buffer.concat(said));
  };
}

const folderOf = (path: string) =>
  new Directory(readdirSync(path).map((name) => [name, readOnly(join(path, name))]));

const readOnly = (path: string) => new File(readFileSync(path), { readonly: true });
