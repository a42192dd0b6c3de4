import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { createAccount } from "./admin";
import { bodyWith, type HostPage, hostPage } from "./host-page";
import { places } from "./places";
import { keepSession } from "./session";
import { surround } from "./surround";

interface Fixtures {
  /** Fails the test when any page of it says an error or a warning that the test did not provoke. */
  quietConsole: { listen(context: BrowserContext): void; allow(pattern: RegExp): void };
  /** Console messages that the journey causes on purpose. */
  provoked(pattern: RegExp): void;
  /** Somebody else, in a browser of their own. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** A page of another site, which closes with the journey, however that ends. */
  host: typeof hostPage;
  /** One with the player in both kinds of frames, by its link and the studio's code. */
  hostWithPlayers(link: string, script: string): Promise<HostPage>;
  /** A page of a user of its own, signed up and on the main screen. */
  studio: Page;
}

/** Messages of the test's own tools. */
const ofTools = /^Service Worker registration blocked by Playwright$/;

interface Surroundings {
  /** Whether the journeys of this project have a server that no others use. */
  ownServer: boolean;
  surroundings: undefined;
}

export const test = base.extend<Fixtures & { language: "ja" | "en" }, Surroundings>({
  ownServer: [false, { option: true, scope: "worker" }],
  surroundings: [
    async ({ ownServer }, use) => {
      if (!ownServer) return use(undefined);
      const stop = await surround();
      await use(undefined);
      await stop();
    },
    { auto: true, scope: "worker" },
  ],

  language: ["ja", { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(places().address),

  quietConsole: [
    async ({ context }, use) => {
      const said: string[] = [];
      const allowed = [ofTools];
      const listen = (to: BrowserContext) => {
        to.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) said.push(message.text());
        });
        to.on("weberror", (error) => said.push(String(error.error())));
      };
      listen(context);
      await use({ listen, allow: (pattern) => void allowed.push(pattern) });
      const unprovoked = said.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unprovoked, "what the console said").toEqual([]);
    },
    { auto: true },
  ],

  provoked: async ({ quietConsole }, use) => use(quietConsole.allow),

  visitor: async ({ browser, baseURL, locale, quietConsole }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, locale, serviceWorkers: "block", ...options });
      contexts.push(context);
      quietConsole.listen(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  host: async ({ browserName: _ }, use) => {
    const hosts: HostPage[] = [];
    await use(async (body) => {
      const opened = await hostPage(body);
      hosts.push(opened);
      return opened;
    });
    for (const { close } of hosts) close();
  },

  hostWithPlayers: async ({ host, provoked }, use) =>
    use((link, script) => {
      // No other page puts one origin into two clusters.
      provoked(/origin-keyed agent cluster/);
      return host(bodyWith(link, script));
    }),

  studio: async ({ page, language }, use) => {
    await signUp(page, language);
    await use(page);
  },
});
export { expect };

const newEmail = () => `${crypto.randomUUID()}@example.com`;

/** Creates an account through the screens, as anybody would, and is told that it is there. */
export async function register(page: Page, language: "ja" | "en" = "ja", email = newEmail()) {
  await page.goto(`/${language}/register`);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill("correct horse");
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/registration-complete");
  return email;
}

/** The same, and goes on to the main screen. */
export async function signUpByScreens(page: Page, language?: "ja" | "en", email?: string) {
  const registered = await register(page, language, email);
  await page.getByRole("link", { name: /使いはじめる|Get started/ }).click();
  await expectMain(page);
  return registered;
}

/**
 * A new account on the main screen. In Japanese by the calls that the form makes, which take half of the time; a
 * browser that begins there in Japanese would show an English account that first.
 */
export async function signUp(page: Page, language: "ja" | "en" = "ja", email = newEmail()) {
  if (language !== "ja") return signUpByScreens(page, language, email);
  await signUpUnseen(page, language, email);
  await page.goto("/");
  await expectMain(page);
  return email;
}

/** A new account that is signed in, before it opens its first screen. */
export async function signUpUnseen(page: Page, language: "ja" | "en" = "ja", email = newEmail()) {
  await keepSession(page, email, await createAccount(email, language));
  return email;
}

const expectMain = (page: Page) => expect(page.getByRole("textbox", { name: /URL/ })).toBeVisible();
