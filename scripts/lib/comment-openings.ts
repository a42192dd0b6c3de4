import type { Outcome } from "./run.ts";
import { refuseLines } from "./source-lines.ts";

const SOURCES = [
  "{client,server,scripts}/**/*.{ts,tsx,mjs,js,c,h,css,graphql,sql}",
  ".github/**/*.yml",
  "*.{ts,yml}",
  ".env.example",
  "Dockerfile",
];
/** Behind code a comment begins with two strokes or with a block; these signs mean others there. */
const OPENING =
  /(?:^\s*(?:\*|--|#|<!--)|(?:^|\s|\{)\/(?:\/|\*\*?)) ?((?:What|Who|Which|Wher)ever|What|Whose|Who)\b/;

/** Finds comments that begin with a clause for a noun, as "What is kept" or "Who asks": they are read twice before they are understood. */
export const clumsyOpenings = (folder: string): Outcome =>
  refuseLines(
    folder,
    SOURCES,
    "Comments that begin with a clause; name the thing or the deed first",
    (line) => OPENING.exec(line)?.[1] ?? null,
  );
