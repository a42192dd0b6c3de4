import type { Draft, Subject } from "../../draft.ts";
import { countPromised } from "../points/counted.ts";

/** Whether a text, told to its end, has less in it than its title counts: the rest stands elsewhere. */
export const tellsFewer = ({ page }: Subject, told: readonly Draft[]): boolean =>
  page.language === "en" && told.length < (countPromised(page) ?? 0);
