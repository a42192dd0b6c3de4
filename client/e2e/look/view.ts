import { expect, type Page } from "@playwright/test";
import type { Furnished } from "../support/furnish";
import { type Language, type Texts, textsIn } from "../support/texts";

export interface Situation {
  page: Page;
  language: Language;
  t: Texts;
  /** Goes to an address in that language. */
  go(path: string): Promise<unknown>;
}

/** A screen in one of its states, or something that lies over it: what it is called and how to get there. */
export interface View<More = object> {
  name: string;
  /** One view of each kind is looked at in every run, the others in the long proofs. */
  inEveryRun?: true;
  /** Stops of Tab that it has at least: two, where nothing is said. */
  fewestStops?: number;
  open(situation: Situation & More): Promise<unknown>;
  /** Takes back what the next view must not meet. */
  leave?(situation: Situation & More): Promise<unknown>;
}

/** A user who has used every feature. */
export interface Belongings {
  email: string;
  pages: Furnished;
}

/** Of these, what is made of pages. */
export interface Made {
  pages: Pick<Furnished, "script" | "audio">;
}

export const situation = (page: Page, language: Language): Situation => ({
  page,
  language,
  t: textsIn(language),
  go: (path) => page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`),
});

/** Fires the event as the handler of a refused call does. */
export const tell = (page: Page, name: string, detail: object) =>
  page.evaluate(({ event, told }) => void window.dispatchEvent(new CustomEvent(event, { detail: told })), {
    event: name,
    told: detail,
  });

/** Waits until no request and no transition is running. */
export async function stands({ page }: Situation) {
  await expect(
    page.locator("main, [role=main], [role=dialog]").filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.locator("[class*=Skeleton], [class*=Loader-root], button[aria-busy=true]")).toHaveCount(
    0,
  );
  await page.waitForLoadState("networkidle");
  // Those further down are sent for when they come near.
  await page.evaluate(async () => {
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.allSettled(inSight.map((image) => image.decode()));
  });
}
