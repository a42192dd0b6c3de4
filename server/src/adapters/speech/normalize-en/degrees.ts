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
  String.raw`\b(?:[Rr]eviewed|[Ww]ritten|[Ee]dited|[Cc]hecked|[Aa]pproved)(?: [a-z]+)? by (?:[A-Z][\w.'-]* ){1,3}${NAME}`,
].join("|");
/** One initial may be a side of the world: E. Stroudsburg. */
const INITIALS = String.raw`\b(?:[A-Z]\. ?[A-Z]|[A-DF-MO-RT-VX-Z])\. ?[A-Z][a-z'-]+(?:-[A-Z][a-z]+)?, `;
/** Before and at the end of names of towns. */
const AT = String.raw`\b(?:[Ii]n|[Oo]f|[Nn]ear|[Ff]rom|[Aa]t|[Aa]round|[Oo]utside) (?:[A-Z][\w'-]+ )?`;
const TOWN =
  "(?:Springs?|City|Park|Center|Centre|Beach|Hills?|Heights|Village|Valley|Creek|County|Island|Grove),";

/** Behind the name of somebody, not of a town. */
export const degrees: readonly Rewrite[] = [
  [new RegExp(`(?<=${SOMEBODY})(?:${DEGREE})(?![A-Za-z])`, "g"), spell],
  [new RegExp(`(?<=${INITIALS})(?:MD|DO)(?![A-Za-z])`, "g"), spell],
  [
    new RegExp(
      String.raw`(?<=(?<!${AT})\b[A-Z][a-z'-]+ (?!${TOWN})${NAME})(?:MD|DO)(?=,? (?:${AFTER}))`,
      "g",
    ),
    spell,
  ],
];
