/** As the compiled program takes them in a warm process, on pages of 10 to 1,200 paragraphs, menus and tables. */
const MS_AT_LEAST = 10;
const MS_PER_TAG = 0.2;
const MS_PER_CHARACTER = 0.0002;

/** Milliseconds of processor that a page of this size usually takes. */
export function expectedTime(html: string): number {
  let tags = 0;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) tags++;
  return MS_AT_LEAST + tags * MS_PER_TAG + html.length * MS_PER_CHARACTER;
}
