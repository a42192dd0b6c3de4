import { FILE_ENDINGS } from "../file-endings.ts";
import type { Rewrite } from "../rewrite.ts";
import { table } from "../table.ts";
import { spell } from "./latin.ts";
import { latinReadings } from "./lexicon.ts";

/** Parts of a host that are letters, not words; the rest goes on to be read as words are. */
const letters = /^[a-z]{2}$/i;

/** Endings of hosts that stand without https://, once a path follows; a country's two letters too, unless files end so. */
const ENDING =
  "com|net|org|info|app|dev|xyz|shop|site|blog|tech|page|link|(?!js|ts|py|rb|md|cs|go|sh|rs|vb|hs)[a-z]{2}";

const dots = (name: string) =>
  name
    .split(".")
    .map((part, index) => (index > 0 && letters.test(part) ? spell(part) : part))
    .join("ドット");

/** Behind the host stands more than a listener could write down. */
const LONG_PATH = 12;
const isLong = (address: string, host: string) =>
  address.length - address.indexOf(host) - host.length > LONG_PATH;

/** Endings that are said as words; the others are spelled. */
const saidEndings = table(
  "json=ジェイソン zip=ジップ gif=ジフ jpg=ジェイペグ jpeg=ジェイペグ log=ログ bat=バット",
);

/** Names of files, but not of programs that are known by such a name: Node.js. */
const files: Rewrite = [
  new RegExp(
    String.raw`(?<![A-Za-z\d._-])([A-Za-z\d_-]*)\.(${FILE_ENDINGS})(?![A-Za-z\d_]|\.[A-Za-z\d])`,
    "g",
  ),
  (whole: string, stem = "", ending = "") =>
    latinReadings.has(whole.toLowerCase())
      ? whole
      : `${stem.replaceAll("_", " ")}ドット${saidEndings.get(ending) ?? ending.toUpperCase()}`,
];

/** Only the host of an address is spoken, because a path is tedious to hear. */
export const addresses: readonly Rewrite[] = [
  [
    /\b([A-Za-z0-9._%+-]+)@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/g,
    (_: string, user: string, host: string) => `${dots(user)}アットマーク${dots(host)}`,
  ],
  [
    /(?:https?:\/\/|www\.)(?:www\.)?([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)[A-Za-z0-9/?#[\]@!$&'()*+,;=%._~:-]*/g,
    (whole: string, host: string) => (isLong(whole, host) ? `${dots(host)}のリンク` : dots(host)),
  ],
  [
    new RegExp(
      String.raw`(?<![A-Za-z0-9.@/])((?:[A-Za-z0-9-]+\.)*[A-Za-z][A-Za-z0-9-]*\.(?:${ENDING}))/[A-Za-z0-9/?#@&=%._~-]*`,
      "g",
    ),
    (whole: string, host: string) => (isLong(whole, host) ? `${dots(host)}のリンク` : dots(host)),
  ],
  [
    /\b([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)\.(com|net|org|jp|io|dev|app|co|ai)\b/g,
    (_: string, host: string, ending: string) => dots(`${host}.${ending}`),
  ],
  // The folder of one's own, and a file whose name begins with a stop.
  [/(?<![\w/])[~〜～]\/(?=[\w.])/g, "チルダ、"],
  [/(?<![\w.])\.(?=(?:env|git|github|config|ssh|htaccess|gitignore|npmrc|bashrc|zshrc)(?![\w-]))/g, "ドット"],
  files,
];
