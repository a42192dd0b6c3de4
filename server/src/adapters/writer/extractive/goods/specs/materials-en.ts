import { alternativesOf } from "#kernel/text/phrases";

const MASS = new RegExp(`^(?:${alternativesOf("english-mass-nouns")})$`, "i");
const COLOUR = new RegExp(`\\b(?:${alternativesOf("colour-words-en")})\\b`, "i");

/** Whether a cell's words are materials only, whatever capitals it writes them with: "High Strength Steel & Oak". */
export const isOfMaterials = (part: string) =>
  /^\p{Lu}/u.test(part) &&
  part
    .split(" & ")
    .every(
      (one) =>
        MASS.test(one.split(/[ -]/).at(-1) ?? "") &&
        one.split(/[ -]/).every((word) => MASS.test(word) || COLOUR.test(word) || OF_MATERIAL.test(word)),
    );
/** "High Strength Steel": what stands before a material, and is no name. */
const OF_MATERIAL =
  /^(?:high|low|strength|premium|solid|stainless|recycled|natural|organic|genuine|soft|hard|heavy|duty|grade|tempered|full|grain|aged|brushed|polished|powder|coated|pure|fine|raw)$/i;

const GRADE = [
  String.raw`\d{1,2}[- ]?(?:k|kt|karat|carat)`,
  "fine|sterling|solid|stainless|full[- ]grain|top[- ]grain|tempered|genuine|recycled|organic|pure|brushed|polished",
].join("|");
/** "18K gold", "Full grain leather": a line that says nothing but what a thing is made of. */
const ALONE = new RegExp(
  `^(?:(?:${GRADE}) )+(?:\\p{L}+ )?(?:${alternativesOf("english-materials")})\\.?$`,
  "iu",
);
export const isMaterialAlone = (text: string): boolean => ALONE.test(text.trim());

/** As it is said behind "made of": "18K gold", "full grain leather" */
export const materialSaid = (text: string): string =>
  text
    .trim()
    .replace(/\.$/, "")
    .split(" ")
    .map((word) => (/\d/.test(word) ? word : word.toLowerCase()))
    .join(" ");
