import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const PACKAGE = "@expo-google-fonts/zen-kaku-gothic-new";
const FACES = {
  regular: `${PACKAGE}/500Medium/ZenKakuGothicNew_500Medium.ttf`,
  bold: `${PACKAGE}/700Bold/ZenKakuGothicNew_700Bold.ttf`,
};
type Weight = keyof typeof FACES;
const WEIGHTS = Object.keys(FACES) as Weight[];
const CUTTER = "subset-font";
const LICENCES = ["@fontsource-variable/figtree/LICENSE", `${PACKAGE}/LICENSE_FONT`];
const LICENCE_FILE = "licences-of-faces.txt";

const { resolve } = createRequire(import.meta.url);

/** Names of voices and plans come from the server: their kana are there, too. */
const KANA = Array.from({ length: 0x30ff - 0x3041 + 1 }, (_, at) => String.fromCharCode(0x3041 + at));
/** Prices, days and times are written by the browser. */
const BY_INTL = [..."￥年月日時分秒週曜火水木金土午前後約万億"];
/** These stand in the Latin face, whose digits and letters belong together. */
const LAST_OF_LATIN = "\u00ff";

/** The characters that a Japanese face needs to say the texts of this file. */
export function charactersOf(texts: string): string {
  const said = JSON.stringify(JSON.parse(texts));
  return [...new Set([...said, ...KANA, ...BY_INTL])]
    .filter((character) => character > LAST_OF_LATIN)
    .sort()
    .join("");
}

/** The face with nothing but these characters, 75 KB in place of 2.3 MB. */
const faceOf = (weight: Weight, characters: string): Promise<Buffer> =>
  subsetFont(readFileSync(resolve(FACES[weight])), characters, {
    targetFormat: "woff2",
    noLayoutClosure: true,
    noHinting: true,
  });

/** Cuts the Japanese faces to the interface's own words; `faces.css` names the files that it writes into `folder`. */
export const faces = (publicFolder: string, folder: string): Plugin => ({
  name: "faces",
  apply: () => !process.env.VITEST,
  async buildStart() {
    const texts = readFileSync(join(publicFolder, "locales/ja/translation.json"), "utf8");
    const characters = charactersOf(texts);
    const made = createHash("sha256").update(characters);
    for (const from of [PACKAGE, CUTTER]) made.update(readFileSync(resolve(`${from}/package.json`)));
    const mark = made.update(readFileSync(join(import.meta.dirname, "faces.ts"))).digest("hex");
    const stamp = join(folder, "stamp");
    const fileOf = (weight: Weight) => join(folder, `japanese-${weight}.woff2`);
    const isThere = [stamp, ...WEIGHTS.map(fileOf)].every((file) => existsSync(file));
    if (isThere && readFileSync(stamp, "utf8") === mark) return;
    mkdirSync(folder, { recursive: true });
    for (const weight of WEIGHTS) writeFileSync(fileOf(weight), await faceOf(weight, characters));
    writeFileSync(stamp, mark);
  },
  /** The licence of the faces goes with them. */
  generateBundle() {
    const source = LICENCES.map((file) => readFileSync(resolve(file), "utf8").trim()).join("\n\n\n");
    this.emitFile({ type: "asset", fileName: LICENCE_FILE, source: `${source}\n` });
  },
});
