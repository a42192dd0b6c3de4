import { isAboveBox } from "../../goods/specs/boxed-en.ts";
import { isLineOfCare } from "../../goods/specs/care-en.ts";

/** Items that are told among the specifications, or not at all: what lies in the box, and how a thing is washed. */
export const isToldInRows = (text: string, heading: string): boolean =>
  isAboveBox(heading) || isLineOfCare(text);
