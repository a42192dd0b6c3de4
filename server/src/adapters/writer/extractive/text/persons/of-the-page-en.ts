/** Words by which a page calls itself, or the part of its site that it is. */
const PAGE =
  /^This (?=(?:web ?)?(?:page|site|category|section|article|guide|tutorial|document|chapter|lesson|post|handbook)\b(?! of\b))/;

/** "This page shows looms", with nothing told before it: a listener has none at hand, and hears of "the page". */
export const asThePage = (text: string): string => text.replace(PAGE, "The ");
