import type { Outcome } from "./run.ts";
import { refuseLines } from "./source-lines.ts";

const LONGEST = 220;
const SOURCES = "{client,server,scripts}/**/*.{ts,tsx,mjs,js,c,h,css,graphql}";

/** Finds source lines of more than 220 characters. A list of words of that length belongs into a data file. */
export const longLines = (folder: string): Outcome =>
  refuseLines(folder, SOURCES, `Lines of more than ${LONGEST} characters`, ({ length }) =>
    length > LONGEST ? `${length}` : null,
  );
