/** In Japanese brackets, with the other kind where the words hold the usual ones. */
export const inBrackets = (text: string): string => (/[「」]/.test(text) ? `『${text}』` : `「${text}」`);

/** A name as a sentence has it; a book is called by its title alone: 『灯台の冬』 沖野なぎ（潮文庫）. */
export const quotedName = (name: string): string => BOOK.exec(name)?.[0] ?? inBrackets(name);
const BOOK = /^『[^『』]+』(?=$|[\s　(（／/])/u;

/** 「…を直した話」 is told, and is no 「話のお話」. */
export const asTalk = (thing: string, name: string): string =>
  /(?:話|はなし|物語)[」』]?$/u.test(name) ? `${thing}をお届けします。` : `${thing}のお話です。`;
