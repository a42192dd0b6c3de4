import type { Block, Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";

/** A line of its own that says that answers follow. */
export const ANSWERS_BELOW = new RegExp(`^(?:${alternativesOf("answers-below")})$`, "i");
/** Lines that stand between two posts: names with times, badges, marks of quotation. */
export const BETWEEN_POSTS = new RegExp(alternativesOf("between-posts"), "iu");

/**
 * 「自分で直せますか。」 above the only line that says that answers follow; of a list of questions each has one.
 * A survey and a guide ask and answer, too: 「回答」 alone says so only above somebody's name or date.
 */
export function isAnsweredBelow({ blocks, author, publishedAt }: Page): boolean {
  if (author !== null && publishedAt !== null) return false;
  const lines = blocks.filter(({ text }) => ANSWERS_BELOW.test(text.trim())).map(({ text }) => text.trim());
  if (lines.length === 0 || new Set(lines).size < lines.length) return false;
  const at = blocks.findIndex(({ text }) => ANSWERS_BELOW.test(text.trim()));
  const isOfPeople =
    lines.some((line) => CHOSEN.test(line)) || blocks.slice(at + 1, at + SIGNED_WITHIN).some(isSignature);
  return (
    isOfPeople && blocks.slice(0, at).some(({ kind, text }) => kind !== "heading" && ASKS_WITHIN.test(text))
  );
}
/** Whether a post asks somewhere in its words. */
export const ASKS_WITHIN =
  /(?:です|ます|せん|でしょう|もの|た)か[。？?]|[？?]|教えて(?:ください|下さい|もら)/;
/** Somebody who asked has chosen it. */
const CHOSEN = /^ベストアンサー/;
/** Below a heading of answers a name or a date comes first. */
const SIGNED_WITHIN = 3;
const isSignature = ({ kind, text }: Block) =>
  kind !== "heading" &&
  text.length < LONGEST_SIGNATURE &&
  !ANSWERS_BELOW.test(text.trim()) &&
  BETWEEN_POSTS.test(text);
export const LONGEST_SIGNATURE = 90;

/** 「1です。塗ったら直りました。」: somebody who asked comes back and tells what came of it. */
export const isReturnedTo = (blocks: readonly Block[]) =>
  ASKS_WITHIN.test(blocks.find(({ kind }) => kind !== "heading")?.text ?? "") &&
  blocks.every(({ kind }) => kind !== "heading") &&
  blocks.some(({ text }) => OPENER_RETURNS.test(text));
const OPENER_RETURNS =
  /^[>＞]*\s?1です[。、](?=.*(?:まし|でし)た)(?=.*(?:たら|てみ(?:た|まし)|ありがと|助かり|解決|[直治]り))/s;
