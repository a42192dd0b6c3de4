/** Words behind a measure that are no noun: 5 km to Paris, 2 m tall. */
export const NO_NOUN = [
  "of|and|or|in|at|on|is|was|are|were|per|to|for|from|with|by|than|long|wide|tall|high|deep|thick|away|apart",
  "a|an|the|each|every|more|less|after|before|ago|later|if|when|as|but|off|into|above|below|under|over",
  "while|that|which|who|only|we|he|she|they|you|it|until|till|since|left|remaining|total|today|out|back|then|there|here",
].join("|");

export const isNoun = (word: string) => word !== "" && !new RegExp(`^(?:${NO_NOUN})$`).test(word);
