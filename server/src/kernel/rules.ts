interface Limit {
  limit: number;
}

/**
 * Every rule that an input can break, with its words for API consumers. Clients act on the name and on
 * the numbers beside it, never on the words: a screen has its own text for each name.
 */
export const rules = {
  required: () => "is missing",
  wrong_type: ({ expected }: { expected: string }) => `must be of type ${expected}`,
  not_whole: () => "must be a whole number",
  not_allowed: ({ allowed }: { allowed: readonly string[] }) => `must be one of ${allowed.join(", ")}`,
  unknown_field: () => "is not known here",
  malformed: () => "cannot be read",
  not_text: () => "has characters that are no text",
  too_deep: ({ limit }: Limit) => `is nested more than ${limit} levels deep`,
  too_large: ({ limit }: Limit) => `is larger than ${limit} bytes`,

  empty: () => "is empty",
  too_long: ({ limit }: Limit) => `is longer than ${limit} characters`,
  too_short: ({ limit }: Limit) => `is shorter than ${limit} characters`,
  too_many_items: ({ limit }: Limit) => `has more than ${limit} items`,
  too_few_items: ({ limit }: Limit) => `has fewer than ${limit} items`,
  too_big: ({ limit }: Limit) => `must be ${limit} or less`,
  too_small: ({ limit }: Limit) => `must be ${limit} or more`,
  not_above: ({ limit }: Limit) => `must be more than ${limit}`,
  zero: () => "must not be 0",

  not_a_url: () => "is not a URL",
  bad_scheme: () => "must begin with http or https",
  has_credentials: () => "holds a user name or password",
  not_a_cursor: () => "is not a cursor",
  not_ahead: () => "must be in the future",
  not_a_range: () => "must be an IP address or a range such as 192.0.2.0/24",
  not_a_moment: () => "must be a date with time and time zone",
  invalid_query: () => "is not a valid GraphQL request",
  bad_signature: () => "is not signed as it must be",
  unacceptable: () => "cannot be answered",

  other_language: () => "must be Japanese or English",
  untranslatable: () => "must be the page's own language: the built-in writer cannot translate",
  unknown_voice: () => "is no voice of this language",
  not_in_script: () => "must be a line of the script, as it stands there",
  unspeakable: () => "has nothing in it that this voice can speak",
  language_marks: ({ line }: { line: number }) =>
    `has a mark of language in line ${line} that is not closed there, or closes nothing`,
  manner_marks: ({ line, rates, volumes }: { line: number; rates: string; volumes: string }) =>
    `has a mark in line ${line} that ends what was not begun there, or asks for a rate outside of ${rates} or a volume outside of ${volumes} dB`,
  sentence_too_long: ({ limit, unit }: Limit & { unit: string }) => `is longer than ${limit} ${unit}`,
  ending_mark: () => "holds a mark that ends sentences or names",
  duplicate_name: () => "has the same name twice",
  no_letter: () => "must have a letter or a figure in it",
  not_kana: () =>
    "must be written in kana, with \\ where the voice falls or _ at the end of a level word, if anything",
  not_plain_words: () => "must be written in plain words and hyphens",
  nothing_shown: () => "has nothing in it that may be shown",
  other_address: () => "must be the address of this account",
  other_plan: ({ plan }: { plan: string }) => `must be your plan, ${plan}`,
} as const satisfies Record<string, (facts: never) => string>;

export type Rule = keyof typeof rules;

/** The numbers and words that a rule is told with: `limit`, `allowed` … */
export type RuleFacts<Name extends Rule> = Parameters<(typeof rules)[Name]>;

export const isRule = (name: string): name is Rule => Object.hasOwn(rules, name);
