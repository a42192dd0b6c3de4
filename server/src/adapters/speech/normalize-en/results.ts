import type { Rewrite } from "../rewrite.ts";
import { cardinal } from "./number-words.ts";

/** Sentences about sets of tennis. */
const SETS =
  /\b(?:(?:first|second|third|fourth|fifth|opening|final|deciding|last|straight|two|three|four|five) sets?|tie-?break(?:er|s)?|(?:set|match) points?)\b/i;
/** Results of a set: no other game has just these. */
const SET =
  /(?<![\d.,$€£:-])(6[-–][0-4]|[0-4][-–]6|7[-–][56]|[56][-–]7)(?![\d-]|[.,]\d|%| (?!as |was |his |this |sets |games )[a-z]+s\b)/g;
/** Words of football and its competitions. */
const FOOTBALL = new RegExp(
  String.raw`\b(?:Premier League|La Liga|Serie A|Bundesliga|Ligue 1|Eredivisie|(?:FA|League|Carabao|DFB) Cup|FC|` +
    "(?:Champions|Europa|Conference) League|goalless|equali[sz]ers?|midfielders?|strikers?|goalkeepers?|on aggregate|" +
    String.raw`clean sheet|stoppage time|injury time|penalty (?:kick|spot|area|shoot-?out))\b`,
);
const WON =
  "won|wins?|winning|beat|beats|beating|lost|loses?|losing|defeat(?:ed|s)?|led|leads?|leading|trail(?:ed|s|ing)?|drew|draws?|ended|finished|score(?: was| is)?|up|down|ahead|behind|it's|made it";
/** The result of a game that one side has no goal in. */
const NIL = new RegExp(
  `(?<=\\b(?:${WON})(?: (?:it|by|at|with|an?|the|their|[A-Z][a-z]+)){0,4} )(\\d{1,2})[-–](\\d{1,2})(?![\\d-]|[.,]\\d|%| (?:years?|days?|hours?|minutes?)\\b)`,
  "g",
);
const goals = (count = "") => (count === "0" ? "nil" : cardinal(count));

/** How games are told: six love, two nil. */
export const results: readonly Rewrite[] = [
  [
    /^.*\d[-–]\d.*$/gs,
    (line) =>
      SETS.test(line)
        ? line.replace(SET, (set) =>
            set
              .split(/[-–]/)
              .map((games) => (games === "0" ? "love" : cardinal(games)))
              .join(" "),
          )
        : line,
  ],
  [
    /^.*\d[-–]\d.*$/gs,
    (line) =>
      FOOTBALL.test(line)
        ? line.replace(NIL, (score, one: string, other: string) =>
            one === "0" || other === "0" ? `${goals(one)} ${goals(other)}` : score,
          )
        : line,
  ],
];
