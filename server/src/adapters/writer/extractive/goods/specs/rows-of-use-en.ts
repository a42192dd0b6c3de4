type Row = [label: RegExp, said: (value: string) => string, values: RegExp];

const SYSTEM = "Windows|macOS|Mac OS|OS X|Linux|Ubuntu|Android|iOS|iPadOS|Chrome ?OS";
/** "Windows 10 and Windows 11", "macOS 14 or later": a device has one system, and a program runs on several. */
const SYSTEMS = new RegExp(
  String.raw`^(?:${SYSTEM})\b.*(?:(?:,| and| or| &| ?/) (?:\d|${SYSTEM}\b)|\d\+|\b(?:or|and) (?:later|newer|higher|above|up)\b)`,
);
/** "Windows 10, Windows 11" */
export const withLastSystem = (value: string) =>
  SYSTEMS.test(value) ? value.replace(/(?<=^[^,]*), (?=[^,]*$)/, " and ") : value;

/** "40 to 150 cm", "up to 195 cm" */
const FROM_TO = /^(?:\d[\d.]*(?: ?\p{L}+)? to|up to) \d[\d.]* ?\p{L}+$/u;
/** "Child height: 40–150 cm" is a measure of those who use the thing, and not of the thing. */
const WHO_FITS = ["child:children", "baby:babies", "rider:riders", "user:users", "wearer:wearers"].map(
  (pair): Row => {
    const [one, many] = pair.split(":");
    const label = new RegExp(`^(?:recommended |suitable )?${one}(?:[’']s)? height(?: range)?$`, "i");
    return [label, (value) => `it is for ${many} ${value} tall`, FROM_TO];
  },
);

/** Rows of what a thing is used on, and by whom. */
export const ROWS_OF_USE: readonly Row[] = [
  [/^(?:operating systems?|os)$/i, (value) => `it runs on ${value}`, SYSTEMS],
  ...WHO_FITS,
];
