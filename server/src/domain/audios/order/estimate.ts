/** Speech may come out this much longer than it was estimated: a quote holds for that too. */
export const QUOTE_MARGIN = 1.2;
