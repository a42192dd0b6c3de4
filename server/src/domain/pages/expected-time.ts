/** As the compiled program takes them in a warm process, on pages of 10 to 1,200 paragraphs, menus and tables. */
const MS_AT_LEAST = 10;
const MS_PER_TAG = 0.2;
const MS_PER_CHARACTER = 0.0002;

/** Milliseconds of processor that a page of this size usually takes. Beyond the most that matter it is not looked at. */
export function expectedTime(html: string, most: number): number {
  let time = MS_AT_LEAST + html.length * MS_PER_CHARACTER;
  for (let at = -1; time < most; time += MS_PER_TAG) {
    at = html.indexOf("<", at + 1);
    if (at === -1) return time;
  }
  return most;
}
