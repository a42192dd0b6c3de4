import type { Rewrite } from "../rewrite.ts";

const spell = (word: string) => [...word].join(" ");

/** Degrees that are codes of states or words as well. */
const DEGREE = "MD|DO|PA|MA|MS";
const AFTER = [
  "(?:PhD|MPH|FACS|MBA|MSc|FACP|RN|says|said|explains|explained|writes|agrees|adds|added|notes|noted|warns|recommends|tells|told|who|and colleagues)\\b",
  "an? (?:board|professor|physician|surgeon|doctor|[a-z]+ist\\b)",
  "(?:associate |assistant )?(?:professor|director|chief|chair)\\b|medical director\\b",
].join("|");
const NAME = String.raw`[A-Z][\w'-]+, `;
/** Somebody with a title or initials, or who wrote something. */
const SOMEBODY = [
  String.raw`\b(?:Dr\.?|Prof\.?|Doctor|Professor) (?:[A-Z][\w.'-]* ){0,3}${NAME}`,
  String.raw`\b(?:[A-Z]\. ?){1,2}[A-Z][a-z'-]+(?:-[A-Z][a-z]+)?, `,
  String.raw`\b(?:[Rr]eviewed|[Ww]ritten|[Ee]dited|[Cc]hecked|[Aa]pproved)(?: [a-z]+)? by (?:[A-Z][\w.'-]* ){1,3}${NAME}`,
].join("|");

/** Behind the name of somebody, not of a town. */
export const degrees: readonly Rewrite[] = [
  [new RegExp(`(?<=${SOMEBODY})(?:${DEGREE})(?![A-Za-z])`, "g"), spell],
  [new RegExp(String.raw`(?<=\b[A-Z][a-z'-]+ ${NAME})(?:MD|DO)(?=,? (?:${AFTER}))`, "g"), spell],
];
