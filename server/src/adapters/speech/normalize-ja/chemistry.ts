import type { Rewrite } from "../rewrite.ts";
import { spell } from "./latin.ts";

/** Elements of everyday formulas. Those of two letters tell a formula from a name. */
const LONG = "Al|Fe|Cu|Zn|Mg|Ca|Na|Cl|Si|Mn|Ag|Pb|Ti|Ba|Li|Br|Cr|Ni|Sn|Hg";
const ELEMENT = `(?:${LONG}|[HBCNOFPSKI])`;

const said = (formula: string) => formula.replace(/[A-Za-z]+/g, (letters) => spell(letters));

/** Formulas letter by letter: Fe2O3, SiO2. */
export const chemistry: readonly Rewrite[] = [
  [/(?<![A-Za-z\d])([SN]?O)2(?![A-Za-z\d])/g, (_, letters = "") => `${spell(letters)}ツー`],
  [
    new RegExp(
      String.raw`(?<![A-Za-z\d])(?=[A-Za-z]*\d)(?=[A-Za-z\d]*(?:${LONG}))(?:${ELEMENT}\d{0,2}){2,8}(?![A-Za-z\d])`,
      "g",
    ),
    said,
  ],
];
