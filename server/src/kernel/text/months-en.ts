/** The months by their English names, in order. */
export const MONTHS_EN: readonly string[] =
  "January February March April May June July August September October November December".split(" ");

/** A month's English name, whole or short, for patterns. */
export const MONTH_EN =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
