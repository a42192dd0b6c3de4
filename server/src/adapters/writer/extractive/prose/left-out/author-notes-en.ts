import type { Page } from "#kernel/page";

const NAME = String.raw`(\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3})`;
/** "Anna Tarn, a writer on looms for Mill News, is …", "Anna Tarn is …" */
const IS = new RegExp(
  String.raw`^(?:Dr\.? |Prof\.? )?${NAME}(?:, (?:an?|the) [^,]{3,80}(?:, [^,]{3,60})?,)? (?:is|writes|covers|reports|blogs|works|lives|has (?:written|covered|reported)|can be)\b`,
  "u",
);
const OF_WRITING =
  /\b(?:writers?|reporters?|columnists?|correspondents?|editors?|journalists?|bloggers?|contributors?|critics?|(?:writes|blogs|covers|reports) (?:about|on|for))\b/u;
const REACHED =
  /(?:on|via) (?:Twitter|Facebook|Instagram)\b|@\w|\bcan be (?:reached|contacted|found|followed)\b/u;
/** "Follow Anna Tarn on Twitter.", "Contact Anna Tarn at …", "Mill News writer Anna Tarn contributed to this report." */
const CALLS = new RegExp(
  [
    String.raw`^(?:Follow|Contact|E-?mail|Reach|Write to) (?:the (?:writer|author|reporter)\b|(?:reporter |author )?${NAME})`,
    String.raw`[^.]*(?:\bon (?:Twitter|Facebook)|@\w|\bat \S+\.\w)`,
    String.raw`|\bcontributed (?:reporting |to this (?:report|story|article)\b)`,
  ].join(""),
  "u",
);
/** Behind them stand at most so many other lines. */
const LAST = 3;

/** The last paragraphs of an English text that only say who its author is, or where one reaches him. */
export function authorNotesIn({ blocks, author, title }: Page): ReadonlySet<number> {
  const paragraphs = blocks.flatMap(({ kind }, at) => (kind === "paragraph" ? [at] : []));
  const isNamed = (name: string, at: number) => {
    const last = name.split(" ").at(-1) ?? name;
    return title.includes(last) || blocks.some(({ text }, other) => other !== at && text.includes(last));
  };
  const found = paragraphs
    .slice(1)
    .slice(-LAST)
    .filter((at) => {
      const text = blocks[at]?.text.trim() ?? "";
      if (CALLS.test(text) && text.length < LONGEST) return true;
      const name = IS.exec(text)?.[1];
      if (!name) return false;
      const isAuthor = author?.includes(name) ?? false;
      // Of whom the text has told, it may say at its end what he is.
      return (isAuthor || !isNamed(name, at)) && (OF_WRITING.test(text) || REACHED.test(text));
    });
  return new Set(found);
}
/** A longer paragraph tells more. */
const LONGEST = 240;
