import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules of WCAG 2.2 A and AA that depend on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Violations of WCAG 2.2 A and AA on the current screen. */
export const violations = (page: Page) => found(page, { type: "tag", values: LEVELS });

/** Violations that a change of the colour scheme alone can bring: all else stays as it was. */
export const colourViolations = (page: Page) => found(page, { type: "rule", values: COLOUR_RULES });

async function found(page: Page, runOnly: { type: "tag" | "rule"; values: string[] }): Promise<string[]> {
  // The other mode, for frames of other origins, opens a page for each verdict; no screen holds such a frame.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}
