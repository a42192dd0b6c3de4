import type { Block } from "#kernel/page";
import { speaksAsOneself } from "../../text/persons/speaks-as-oneself.ts";
import { isReviewHeading } from "../../text/wording.ts";

/** Words of somebody who is not the house: a customer's or a reader's. */
export const isOfAnother = ({ kind, text }: Block, heading: Block | undefined) =>
  kind === "quote" || speaksAsOneself(text) || isReviewHeading(heading?.text ?? "");
