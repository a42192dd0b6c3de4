import { withScheme } from "#lib/web-address";

/** Addresses of sites in what somebody typed: one a line or separated by spaces; https unless another is named. */
export const sitesIn = (text: string): string[] =>
  text
    .split(/[\s,、]+/)
    .filter(Boolean)
    .map(withScheme);
