/** What the database can hold: it takes no NUL character, and UTF-8 has no lone surrogates. */
export const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();
