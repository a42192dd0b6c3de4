import type { Fact } from "#kernel/page";

const SAID: Readonly<Record<string, string>> = {
  hardcover: "in hardcover",
  hardback: "in hardback",
  paperback: "in paperback",
  "mass market paperback": "in paperback",
  kindle: "for Kindle",
  ebook: "as an e-book",
  "e-book": "as an e-book",
  audiobook: "as an audiobook",
  "audio book": "as an audiobook",
  cd: "on CD",
  mp3: "as MP3 files",
  vinyl: "on vinyl",
  dvd: "on DVD",
  "blu-ray": "on Blu-ray",
};
/** "…: A Portrait (2013, Hardcover)" */
const IN_NAME = /[(,]\s*(hardcover|hardback|paperback)\)?$/i;

/** " in hardcover", " for 30 ml": the form or the amount that the told price buys; empty where the page shows one. */
export function heldForTold({ provenance }: Fact, stated: string, name: string): string {
  const held = (provenance?.held ?? IN_NAME.exec(stated)?.[1] ?? "").toLowerCase();
  const isNamed = name.toLowerCase().includes(held.replace(/ /g, "")) || name.toLowerCase().includes(held);
  if (held === "" || isNamed) return "";
  const said = SAID[held];
  return said ? ` ${said}` : /^\d/.test(held) ? ` for ${held}` : "";
}
