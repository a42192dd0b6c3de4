import type { Fact } from "#kernel/page";

/** "4.6 out of 5 stars (6,536)", "230 ratings": so many gave stars, and few of them wrote a word. */
export const isOfRatings = ({ source, provenance }: Fact): boolean =>
  source === "visible" &&
  provenance !== null &&
  !/review/i.test(`${provenance.path} ${provenance.excerpt} ${provenance.shown ?? ""}`);
