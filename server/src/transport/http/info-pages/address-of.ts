import type { InfoPageName } from "./words.ts";

/** Path of a page, which each language has. */
export const addressOf = (name: InfoPageName) =>
  name === "help" || name === "status" ? `/${name}` : `/legal/${name}`;
