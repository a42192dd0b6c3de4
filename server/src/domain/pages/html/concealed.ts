import type { Documentish, Elementish } from "./dom.ts";

/** Letters of no size. */
const NO_SIZE = /font-size\s*:\s*0(?:px|pt|em|rem|%)?\s*(?:;|!|$)/i;
/** Put where no screen reaches, or cut to nothing. */
const OFF_SCREEN = /(?:left|top|right|bottom|margin-left|margin-top|text-indent)\s*:\s*-(?:9{3,}|\d{5,})/i;
const CUT = /clip\s*:\s*rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)/i;
const COLOUR = /(?:^|;)\s*color\s*:\s*([^;!]+)/i;
const BACKGROUND = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;!]+)/i;

/**
 * Takes out what the page writes for machines and hides from people: it is not what the page says.
 * Text that opens at a click (a closed tab) or fades in stays.
 */
export function withoutConcealed<T extends Documentish>(document: T): T {
  for (const element of document.querySelectorAll("[style]")) if (isConcealed(element)) element.remove();
  return document;
}

function isConcealed(element: Elementish): boolean {
  const style = element.getAttribute("style") ?? "";
  if (OFF_SCREEN.test(style) || CUT.test(style)) return true;
  // Layouts close the gaps between boxes that way, and give the boxes a size of their own.
  if (NO_SIZE.test(style)) return !element.querySelector("[class], [style]");
  const own = colourOf(style, COLOUR);
  return own !== null && own === backgroundBehind(element);
}

function backgroundBehind(element: Elementish): string | null {
  for (let one: Elementish | null = element; one; one = one.parentElement) {
    const background = colourOf(one.getAttribute("style") ?? "", BACKGROUND);
    if (background) return background;
  }
  return null;
}

const NAMES: Record<string, string> = { white: "#ffffff", black: "#000000" };

/** A colour in one spelling: white, #fff and #FFFFFF are the same. */
function colourOf(style: string, property: RegExp): string | null {
  const colour = property.exec(style)?.[1]?.toLowerCase().replace(/\s/g, "");
  if (!colour) return null;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(colour);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : (NAMES[colour] ?? colour);
}
