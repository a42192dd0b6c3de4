import type { Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";

/** Parts and qualities that only a device has; a game or a program has none of them. */
const OF_DEVICES =
  /\b(?:battery|bluetooth|touch ?screen|usb-?c?|thunderbolt|megapixels?|fretboard|fingerboard|pickups|neck|horsepower|mileage|charging|displays?|refresh rate|speakers?|weighs?)\b/gi;
const FEWEST = 3;
/** A program runs on devices, and speaks of theirs. */
const OF_PROGRAMS =
  /\b(?:system requirements|directx|antivirus|licen[cs]es?|single-player|multiplayer|early access|subscribers?)\b|^(?:OS|Graphics|Minimum):/i;
const KINDS =
  "(?:smart)?phone|laptop|notebook|tablet|camera|console|computer|desktop|monitor|printer|watch|speaker|scooter|car";

/** Whether a name that says no kind is a device's, of which one says "the": "OnePlus 13", and not "Dota 2". */
export function isDevice(name: string, { blocks }: Pick<Page, "blocks">): boolean {
  if (!/^\p{L}/u.test(name) || name.split(" ").length < 2) return false;
  const own = escapePattern(name);
  const called = new RegExp(
    `(?<![\\p{L}\\d])${own} (?:(?:${KINDS})s?\\b|is (?:the|an?) (?:[\\p{L}\\d-]+ ){0,4}(?:${KINDS})\\b)`,
    "u",
  );
  if (blocks.some(({ text }) => called.test(text))) return true;
  if (blocks.some(({ text }) => OF_PROGRAMS.test(text))) return false;
  const parts = blocks.flatMap(({ text }) =>
    [...text.matchAll(OF_DEVICES)].map(([word]) => word.toLowerCase()),
  );
  return new Set(parts).size >= FEWEST;
}
