import { plainName } from "#lib/plain-name";

/** Beginning of a script's line that is not spoken. */
export interface LineParts {
  isHeading: boolean;
  /** The name before the colon, and its place among the speakers; null for the voice of the whole. */
  speaker: { name: string; place: number } | null;
  /** The name with its colon, as it is written. */
  lead: string;
  said: string;
}

const HEADING = /^#{1,3}[ \u3000]+(?=\S)/;
const NAMED = /^([^:：\n]{1,60})[:：]\s*/;

/** Takes a sentence apart as a voice does: only a known name before a colon is a speaker. */
export function linePartsOf(text: string, speakers: readonly string[]): LineParts {
  const heading = HEADING.exec(text)?.[0] ?? "";
  const line = text.slice(heading.length);
  const [lead = "", name = ""] = NAMED.exec(line) ?? [];
  const place = name ? speakers.findIndex((one) => plainName(one) === plainName(name)) : -1;
  const isNamed = place >= 0;
  return {
    isHeading: heading !== "",
    speaker: isNamed ? { name, place } : null,
    lead: isNamed ? lead : "",
    said: isNamed ? line.slice(lead.length) : line,
  };
}
