import { FILE_ENDINGS } from "../file-endings.ts";
import type { Rewrite } from "../rewrite.ts";

/** Endings of programs and notes, which are hosts elsewhere: only behind a slash. */
const ENDING = `${FILE_ENDINGS}|py|md|js|ts|rb|rs|sh|go|java|cpp|yml|yaml|toml|cfg|conf|ini|css|html?|sql|php|tsx|jsx`;
const NAME = String.raw`[\w-]+(?:\.[\w-]+)*`;

const spell = (word: string) => [...word.toUpperCase()].join(" ");
const saidMarks = (path: string) =>
  path.replace(/^~/, "tilde").replaceAll("/", " slash ").replaceAll("_", " underscore ");
/** A host is a link, whose path nobody types. */
const NO_HOST = String.raw`(?!(?:[\w-]+\.)+[a-z]{2,}\/)`;

/** Folders and files, whose slashes and underscores somebody has to type. */
export const paths: readonly Rewrite[] = [
  // Folders and a file: src/main.py.
  [
    new RegExp(
      String.raw`(?<=^|[\s("'\`])${NO_HOST}(~?/?(?:${NAME}/){1,6}[\w-]+)\.(${ENDING})(?![\w/]|\.\w)`,
      "g",
    ),
    (_, path = "", ending = "") =>
      `${saidMarks(path)}${new RegExp(`^(?:${FILE_ENDINGS})$`).test(ending) ? `.${ending}` : ` dot ${spell(ending)}`}`,
  ],
  // From the root: /etc/hosts.
  [
    /(?<=^|[\s("'`])\/[a-z][\w-]*(?:\/[\w-]+){1,6}\/?(?![\w/]|\.\w)/g,
    (path) => saidMarks(path.replace(/\/$/, "")),
  ],
  // A file by its name: report_final.pdf.
  [
    new RegExp(
      String.raw`(?<=^|[\s("'\`])[A-Za-z\d-]+(?:_[A-Za-z\d-]+){1,6}(?=\.(?:${FILE_ENDINGS})(?![\w/]|\.\w))`,
      "g",
    ),
    saidMarks,
  ],
];
