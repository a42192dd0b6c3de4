import type { Rewrite } from "../rewrite.ts";
import { spell } from "./latin.ts";

/** Parts of a host that are letters, not words; the rest goes on to be read as words are. */
const letters = /^(?:co|ac|ad|ed|go|gr|lg|ne|or|ai|eu|fm|io|jp|kr|me|tv|tw|uk|us)$/i;

const dots = (name: string) =>
  name
    .split(".")
    .map((part, index) => (index > 0 && letters.test(part) ? spell(part) : part))
    .join("ドット");

/** Behind the host stands more than a listener could write down. */
const LONG_PATH = 12;
const isLong = (address: string, host: string) =>
  address.length - address.indexOf(host) - host.length > LONG_PATH;

/** Only the host of an address is spoken, because a path is tedious to hear. */
export const addresses: readonly Rewrite[] = [
  [
    /\b([A-Za-z0-9._%+-]+)@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/g,
    (_: string, user: string, host: string) => `${dots(user)}アットマーク${dots(host)}`,
  ],
  [
    /(?:https?:\/\/|www\.)(?:www\.)?([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)[A-Za-z0-9/?#[\]@!$&'()*+,;=%._~:-]*/g,
    (whole: string, host: string) => (isLong(whole, host) ? `${dots(host)}のリンク` : dots(host)),
  ],
  [
    /\b([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)\.(com|net|org|jp|io|dev|app|co|ai)\b/g,
    (_: string, host: string, ending: string) => dots(`${host}.${ending}`),
  ],
];
