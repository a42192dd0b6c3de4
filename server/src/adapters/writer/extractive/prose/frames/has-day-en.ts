import type { Page } from "#kernel/page";
import { isOfManual } from "../manual-en.ts";

const STANDING =
  /^\/$|^\/wiki\/|\/(?:products?|shop|store|genres?|subjects?|categor(?:y|ies)|collections?|tags?|topics?\/?$|courses?|services?|pricing|about(?:-us)?)(?:\/|$)/i;

/**
 * Whether a listener wants to hear the day of an English page: a home page, a shelf, goods and a manual stand as they
 * are, and the day in their data is that of their last change.
 */
export const hasDay = (page: Page): boolean =>
  !isOfManual(page) && !STANDING.test(page.url && URL.canParse(page.url) ? new URL(page.url).pathname : "");
