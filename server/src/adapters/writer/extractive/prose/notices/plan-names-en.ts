const NO_PLAN =
  /^(?:(?:our |all )?plans?|us|you|we|others?|them)$|\b(?:best|popular|value|compare|choose|select|before|after|old|new|size|small|medium|large|today|total|recommended)\b/i;
const NAME = /^\p{Lu}[\p{L} &’'-]{1,24}$/u;

/** Whether a cell or a heading may be what a plan is called. */
export const isPlanName = (text: string): boolean => NAME.test(text) && !NO_PLAN.test(text);

/** With fewer plans nobody has a choice; more of them nobody keeps in mind. */
export const isChoice = (names: readonly string[]): boolean =>
  names.length >= 2 && names.length <= 4 && new Set(names).size === names.length;
