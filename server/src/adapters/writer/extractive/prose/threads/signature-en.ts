import { LONGEST_SIGNATURE } from "./answers-below.ts";

/** "by Toby_2 » Sun Mar 03, 2024 7:41 pm" */
export const isSignature = (text: string) =>
  text.length < LONGEST_SIGNATURE && /\b(?:19|20)\d\d\b.*\d{1,2}:\d\d/.test(text);
