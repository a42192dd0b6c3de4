import type { Page } from "@playwright/test";

/** WCAG 1.4.11, for the edges of what one writes in or ticks. */
const FAINTEST = 3;

/** Fields on the screen whose border can hardly be told from what they stand on, as both are painted. */
export const faintBorders = (page: Page): Promise<string[]> =>
  page.evaluate((faintest) => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const read = (colour: string): Colour => {
      if (!canvas) throw new Error("no canvas");
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([red, green, blue, alpha]: Colour, ground: Colour): Colour => {
      const mixed = (front: number, back: number) => front * alpha + back * (1 - alpha);
      return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
    };
    const groundOf = (element: Element | null): Colour => {
      if (!element) return [255, 255, 255, 1];
      const own = read(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
    };
    const luminance = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: Colour, other: Colour) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    // Some fields have their border on what is around them.
    const fields = document.querySelectorAll("input, textarea, select, .mantine-Input-input");
    return [...fields].flatMap((field) => {
      const style = getComputedStyle(field);
      const hasBorder = style.borderTopStyle !== "none" && Number.parseFloat(style.borderTopWidth) > 0;
      const isShown =
        field.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !field.closest("[inert], [aria-hidden=true]") &&
        !field.matches(":disabled, [data-disabled]");
      if (!hasBorder || !isShown) return [];
      const ground = groundOf(field.parentElement);
      // A field that is filled differs from its ground by that.
      const edges = [read(style.borderTopColor), read(style.backgroundColor)].map((edge) =>
        over(edge, ground),
      );
      const strongest = Math.max(...edges.map((edge) => contrast(edge, ground)));
      const input = (field.querySelector("input") ?? field) as HTMLInputElement;
      const name = input.getAttribute("aria-label") ?? input.labels?.[0]?.textContent;
      return strongest < faintest ? [`${field.tagName.toLowerCase()} "${name}" ${strongest.toFixed(2)}`] : [];
    });
  }, FAINTEST);
