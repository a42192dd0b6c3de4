import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules of WCAG 2.2 A and AA that depend on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Violations of WCAG 2.2 A and AA on the current screen. */
export const violations = (page: Page) =>
  found(new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]));

/** Violations that a change of the colour scheme alone can bring: all else stays as it was. */
export const colourViolations = (page: Page) => found(new AxeBuilder({ page }).withRules(COLOUR_RULES));

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}
