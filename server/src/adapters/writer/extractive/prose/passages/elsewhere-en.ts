const READS =
  /\b(?:see|read|visit|check out|refer to|learn more|find out more|is covered|are covered|described)\b.*\b(?:page|guide|section|documentation|docs|reference|article|post|chapter|tutorial|here|below|above)\b/i;
const ASKS_THEM =
  /\b(?:ask (?:a|your) question|contact (?:us|our|your|the)|reach out to|get in touch|talk to (?:us|our|your)|call (?:us|our|your)|speak (?:to|with) (?:us|our|your))\b/i;

/** Whether a sentence only sends its listener elsewhere: "To read about all of them, see the reference page." */
export const pointsElsewhere = (text: string): boolean => READS.test(text) || ASKS_THEM.test(text);

/** "Anna Tarn is a weaver and the author of …": below a heading of its own stands who wrote or teaches it. */
const CALLINGS = [
  "writer|author|editor|journalist|reporter|columnist|professor|instructor|founder|consultant|developer|engineer",
  "coach|fellow|director|manager|leader|expert|entrepreneur|specialist|strategist|marketer",
];
const OF_PERSON = new RegExp(
  String.raw`^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,2} is an? (?:\p{L}[\p{L}-]*,? ){0,4}(?:${CALLINGS.join("|")})\b`,
  "u",
);
export const introducesPerson = (text: string): boolean => OF_PERSON.test(text);
