/** "There are many ways it can fail." */
const COUNTS = new RegExp(
  String.raw`^there(?:[’']s| is| are) (?:${[
    "(?:a )?lots? of|plenty of|(?:a )?(?:number|couple) of|(?:a )?few",
    "many|several|some|various|two|three|four|five",
  ].join("|")}) [^:;.!?]+\.$`,
  "iu",
);

/** Whether a sentence says that there are several of something, so that a list right below it says which. */
export const announcesPoints = (text: string) => COUNTS.test(text);

/** A sentence with one more of the points below it, without a full stop. */
export function withPointOf(stated: string, point: string): string {
  const mark = announcesPoints(stated) ? ":" : ";";
  const head = stated.endsWith(":") ? stated : `${stated.replace(/\.$/u, "")}${mark}`;
  return `${head} ${point.replace(/[.;,]$/u, "")}`;
}
