const ENDS = /[\p{Script=Latin}\d]{2}$/u;
const BEGINS = /^[\p{Script=Latin}\d]{2}/u;
/** "Just perfect." beside "Nancy" */
const SENTENCE_ENDS = /[\p{Script=Latin}\d][.!?)]$/u;
const NAME_BEGINS = /^\p{Lu}\p{Ll}/u;
const ENDS_IN_FIGURE = /\d$/;
const BEGINS_WITH_FIGURE = /^\d/;

/**
 * Whether two words meet where one element ends and the next begins: "Weight" beside "12 kg" are parted by nothing
 * but their looks. A letter that stands alone may be drawn by itself, and so may the figures of one number.
 */
export function meetsAt(before: string, after: string): boolean {
  const [end, begin] = [before.slice(-2), after.slice(0, 2)];
  if (SENTENCE_ENDS.test(end) && NAME_BEGINS.test(begin)) return true;
  if (!ENDS.test(end) || !BEGINS.test(begin)) return false;
  return !(ENDS_IN_FIGURE.test(end) && BEGINS_WITH_FIGURE.test(begin));
}
