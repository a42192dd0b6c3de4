import { FILE_ENDINGS } from "../file-endings.ts";
import { phonesOf } from "../pronunciations.ts";
import type { Rewrite } from "../rewrite.ts";
import { table } from "../table.ts";
import { cardinal, romanValue, spellDigits, year } from "./number-words.ts";

const spell = (word: string) => [...word].join(" ");

/** The words of a tag that is written as one: BlackLivesMatter, WorldCup2026. */
const tagWords = (tag: string) =>
  tag
    .replaceAll("_", " ")
    .replace(
      /(?<=[a-z\d])(?<!^[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})|(?<=[A-Za-z])(?=(?:19|20)\d\d$)/g,
      " ",
    )
    .trim();

/** Sounds that people make, and shortened words: letters, but no abbreviation to spell. */
const SOUND = /([hmrszft])\1|^(?:hm|hmph|sh|pst|tsk|tch|pht|phpht|cwm|nth|mph|mrs|sgt|std|blvd|vs)$/;

/** Shortened words without a figure, which are said whole. */
const shortened: ReadonlyMap<string, string> = table(
  "hrs=hours wks=weeks pts=points tsp=teaspoon tbsp=tablespoon pls=please plz=please thx=thanks ppl=people msg=message bldg=building mgmt=management mtg=meeting flt=flight cols=columns yds=yards",
);

/** Files whose names begin with a stop, and endings of domains: a stop before any other word is a slip. */
const DOTTED =
  "env|[a-z]{2,}rc|[a-z]+ignore|ssh|config|profile|htaccess|editorconfig|gitattributes|gitmodules|git|github|vscode|cache|local|com|org|net|edu|gov|mil|info|biz|dev|app";

/** Settings that are lengths of time. */
const SETTING = "[Tt]ime-?out|[Dd]elay|[Ii]nterval|[Ll]imit|[Ll]atency|[Dd]uration|TTL|[Pp]ause|[Ss]et";

const KEYS: Readonly<Record<string, string>> = {
  alt: "alt",
  del: "delete",
  esc: "escape",
  ins: "insert",
  shift: "shift",
};

/** Tags, files and versions, before anything is made of their stops, capitals and figures. */
export const computing: readonly Rewrite[] = [
  // Channels of sound: 5.1ch, 7.1.4ch.
  [
    /(?<![\d.])(\d{1,2}(?:\.\d){1,2}) ?ch(?![A-Za-z\d])/g,
    (_, channels = "") => `${channels.split(".").map(cardinal).join(" point ")} channel`,
  ],
  // The marks of a telephone, not volts.
  [
    /(?<=\bXperia (?:1|5|10) )(?:II|III|IV|VI{0,3})\b/g,
    (mark = "") => `mark ${cardinal(String(romanValue(mark)))}`,
  ],
  [/(?<![\w&])#([A-Za-z]\w*)/g, (_, tag = "") => `#${tagWords(tag)}`],
  [/(?<![\w&])#(\d+[A-Z][a-z]\w*)/g, (_, tag = "") => `hashtag ${tagWords(tag)}`],
  [/(?<![\w&])#(?=\d+[A-Z]?(?!\w))/g, "number "],
  [/&&/g, "&"],
  [
    new RegExp(
      String.raw`(?<=\b(?:${SETTING})\b[^.;\d]{0,24}(?:to|of|is|at|than|[:=]) ?)(\d+)s\b` +
        String.raw`|(?<![\w'])(\d+)s(?= (?:time-?out|delay|interval|limit|pause|countdown|timer|exposure)s?\b)`,
      "g",
    ),
    (_, one, other) => (one ? `${one} seconds` : `${other} second`),
  ],
  // The letter of a standard: HDMI 1.4b, 802.11a.
  [
    /(?<=\b[A-Z][A-Za-z]+ )(\d)\.(\d)([ab])(?!\w)/g,
    (_, major = "", minor = "", letter = "") =>
      `${cardinal(major)} point ${cardinal(minor)} ${letter.toUpperCase()}`,
  ],
  [/(?<=\b802\.11)([ab])(?!\w)/g, (_, letter = "") => ` ${letter.toUpperCase()}`],
  // A server on one's own machine, and the folder of one's own.
  [
    /https?:\/\/(localhost|\d{1,3}(?:\.\d{1,3}){3}|\[::1\])(?::(\d{2,5}))?(?:\/[\w./?=&%-]*[\w/])?/g,
    (_, host = "", port = "") => `${host}${port && `, port ${port}`}`,
  ],
  [/(?<![\w/~])~\/(?=[\w.])/g, "tilde, "],
  [/(?<![\d.])(\d{1,3}(?:\.\d{1,3}){3}):(\d{2,5})(?!\d)/g, "$1, port $2"],
  // A colour by its figures.
  [
    /(?<![\w&])#(?=[a-fA-F]*\d)(?=\d*[a-fA-F])([\da-fA-F]{6})(?!\w)/g,
    (_, colour = "") => `hash ${spell(colour.toUpperCase()).replace(/\d/g, spellDigits)}`,
  ],
  // Keys that are pressed together.
  [
    /(?<=\+ ?)(ALT|DEL|ESC|INS|SHIFT)(?!\w)|(?<!\w)(ALT|ESC|SHIFT)(?= ?\+)/g,
    (_, second = "", first = "") => KEYS[(second || first).toLowerCase()] ?? "",
  ],
  // Options of commands.
  [/(?<=^|[\s("'`[|])--(?=[a-z][a-z\d]*(?:-[a-z\d]+)*(?:[=\s.,;:)"'`\]|]|$))/g, "dash dash "],
  [
    /(?<=\b(?:[Uu]se|[Uu]sing|with|pass|passing|add|the|or|and|specify|options?|flags?|via|git [a-z]+|npm [a-z]+|grep|ls|tar|rm|ssh|curl|docker [a-z]+|cp|chmod|python|gcc|make) ["'`]?)-(?=[A-Za-z](?:[\s.,;:)"'`]|$))/g,
    "dash ",
  ],
  // A file's version and both of its endings.
  [
    new RegExp(String.raw`(?<=[A-Za-z])[-_]v?(\d+(?:\.\d+)+)(?=\.(?:tar\.gz|${FILE_ENDINGS})(?!\w))`, "g"),
    (_, version = "") => ` ${version.split(".").map(cardinal).join(" point ")}`,
  ],
  [/\.tar\.gz(?!\w)/g, " dot tar dot G Z"],
  [
    new RegExp(String.raw`(?<=\w)\.(${FILE_ENDINGS.toUpperCase()})(?![\w.]\w|\w)`, "g"),
    (_, ending = "") => `.${ending.toLowerCase()}`,
  ],
  // A file whose name begins with a stop.
  [
    new RegExp(`(?<=^|[\\s("'/])\\.(?!(?:${FILE_ENDINGS})(?!\\w))(?=(?:${DOTTED})(?![\\w-]|\\.[a-z]))`, "g"),
    "dot ",
  ],
  [
    /(?<![A-Za-z\d]|[Vv]ersion )[vV](\d+)\.(\d{2})(?![\d.%]|[a-z])/g,
    (_, major = "", minor = "") =>
      `version ${cardinal(major)} point ${minor.startsWith("0") ? spellDigits(minor) : cardinal(minor)}`,
  ],
  [
    /(?<![A-Za-z\d])[vV](\d+(?:\.\d+)+)([abc])(\d{0,2})(?![\w.]\w|\w)/g,
    (_, version, letter, build) => `version ${version} ${letter?.toUpperCase()} ${build}`.trim(),
  ],
  [
    /(?<![A-Za-z\d-])CVE-(\d{4})-(\d+)(?!\d)/g,
    (_, when = "", digits = "") => `C V E ${year(when)}, ${spellDigits(digits)}`,
  ],
];

/** Last of all: npm and its like, which no mouth can say. */
export const unsayable: readonly Rewrite[] = [
  [
    /(?<![A-Za-z'.-])[bcdfghjklmnpqrstvwxz]{3,5}(?![A-Za-z'-]|\.(?:[A-Za-z]| [a-z]))/g,
    (word) => shortened.get(word) ?? (SOUND.test(word) || phonesOf(word) ? word : spell(word.toUpperCase())),
  ],
];
