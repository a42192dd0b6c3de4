import type { Rewrite } from "../rewrite.ts";
import { spelled } from "./spelled.ts";
import { hostLetters } from "./tables.ts";

/** Behind the host stands more than a listener could write down. */
const LONG_PATH = 12;
/** The part behind the host: nothing, a few words that can be said, or a link. */
function short(address: string, name: string): string {
  const path = address.slice(address.indexOf(name) + name.length).replace(/\/$/, "");
  if (path.length > LONG_PATH || !/^(?:\/@?[\w-]+)*$/.test(path)) return `${host(name)} link`;
  return `${host(name)}${path.replaceAll("/", " slash ").replaceAll("@", "at ")}`;
}

/** Somebody who wrote the three letters wants them heard, unless a link is all that is said. */
const spoken = (address: string) => (address.endsWith(" link") ? address : `w w w dot ${address}`);

const host = (name: string) =>
  name
    .split(".")
    .map((part, index) => (index > 0 && hostLetters.has(part) ? spelled(part.toUpperCase()) : part))
    .join(" dot ");

const ENDING = String.raw`(?:(?:co|com|org|net|ac|gov|edu)\.(?!(?:js|ts|py|rb|md|cs|go|sh|rs)\b)[a-z]{2}|com|net|org|io|ai|dev|app|jp|edu|gov|co)`;
/** A country's ending counts where a path follows, because files end in two letters too. */
const COUNTRY = `(?!(?:js|ts|py|rb|md|cs|go|sh|rs|vb|hs|${ENDING})/)[a-z]{2}`;

/** Addresses of pages and mailboxes, said short. */
export const webAddresses: readonly Rewrite[] = [
  [
    /https?:\/\/(?:www\.)?([\w-]+(?:\.[\w-]+)+)(?:\S*[\w/=-])?|www\.([\w-]+(?:\.[\w-]+)+)(?:\S*[\w/=-])?/g,
    (whole, withScheme, bare) => (withScheme ? short(whole, withScheme) : spoken(short(whole, bare ?? ""))),
  ],
  [
    /\b([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/g,
    (_, user, at) => `${user.replaceAll(".", " dot ").replaceAll("_", " underscore ")} at ${host(at)}`,
  ],
  [
    new RegExp(
      String.raw`(?<![\w@./-])((?:[\w-]+\.)*[A-Za-z][\w-]*\.(?:${COUNTRY}))/[\w/?#&=%.~-]*\w|(?<![\w@./-])((?:[\w-]+\.)+(?:${ENDING}))/[\w/-]*[?#&=%~.][\w/?#&=%.~-]*\w`,
      "g",
    ),
    (whole, name, other) => short(whole, name ?? other ?? ""),
  ],
  [
    new RegExp(String.raw`\b([\w-]+(?:\.[\w-]+)*\.(?:${ENDING}))\b((?:\/@?[\w-]+)*)(?!\/\S)`, "g"),
    (_, name = "", path = "") => short(`${name}${path}`, name),
  ],
];
