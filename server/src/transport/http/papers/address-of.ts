import type { PaperName } from "./words.ts";

/** Path of a page, which each language has. */
export const addressOf = (name: PaperName) =>
  name === "help" || name === "status" ? `/${name}` : `/legal/${name}`;
