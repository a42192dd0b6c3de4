/** Up to the noun: behind it stands what the thing is of, for or does. */
const DEFINED =
  /^(?:It is an?|They are) ([^,.;:–—]+?)(?=[,.;:–—]| (?:that|which|who|with|without|for|from|in|of|to|by|on|made|built|designed|where|when)\b)/u;

/** The noun of a sentence that says of what kind a thing is, "It is a light folding loom for two."; null for any other. */
export const kindDefinedInEnglish = (text: string): string | null =>
  DEFINED.exec(text)?.[1]?.split(" ").at(-1)?.toLowerCase() ?? null;
