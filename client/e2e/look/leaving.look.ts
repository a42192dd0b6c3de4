import { join } from "node:path";
import { expect, type Page, type Route } from "@playwright/test";
import { PASSWORD, signIn } from "../support/admin";
import { register, signUp, test } from "../support/journey";
import { places } from "../support/places";
import { placeOrder } from "../support/steps";
import { languages } from "../support/texts";
import { schemes, wear } from "./look-at";
import { type Situation, situation, stands, tell } from "./view";
import { account, dialog } from "./ways";

const folder = process.env.SCREENSHOTS ?? "screenshots";
const widths = { 1280: 800, 390: 844 };

const exportInState = (status: string, progress: number) => (route: Route) =>
  route.fulfill({
    json: { success: true, data: { status, progress, url: null, bytes: null, endsAt: null } },
  });

async function openAccount(at: Situation) {
  await at.go("/");
  await account(at).click();
  await at.page.getByRole("menuitem", { name: at.t.header.settings }).click();
  await dialog(at).waitFor();
}

async function fillLeave({ page, t }: Situation, email: string, password = PASSWORD) {
  await page.getByRole("textbox", { name: t.leave.email }).fill(email);
  await page.getByRole("textbox", { name: t.account.password.current }).fill(password);
  await page.getByRole("button", { name: t.leave.submit }).click();
}

/** Buys the monthly plan and cancels it; ends on the main screen. */
async function stayForAMonth(at: Situation, take: (name: string) => Promise<void>) {
  const { page, t } = at;
  const plan = () => dialog(at).getByRole("button", { name: t.account.plan.upgrade });
  await openAccount(at);
  await plan().click();
  await page.waitForURL(/\/order\//);
  await take("order-plan");
  await placeOrder(page);
  await page.getByRole("button", { name: /^支払う$|^Pay$/ }).click();
  await page.waitForURL(/\/payment\/success/);
  await openAccount(at);
  await dialog(at).getByRole("button", { name: t.account.plan.portal }).scrollIntoViewIfNeeded();
  await take("account-subscribed");
  await dialog(at).getByRole("button", { name: t.account.plan.portal }).click();
  await page.waitForURL(/\/portal\//);
  await page.getByRole("button", { name: /^解約する$|^Cancel the subscription$/ }).click();
  await page.getByRole("button", { name: /^解約を取り消す$|^Keep the subscription$/ }).waitFor();
}

async function orders(at: Situation, take: (name: string) => Promise<void>) {
  const { page } = at;
  await at.go("/");
  await page.getByRole("banner").getByTitle(at.t.header.creditsLabel).click();
  await dialog(at)
    .getByRole("button", { name: /\b300(?!\d)/ })
    .first()
    .click();
  await page.waitForURL(/\/order\//);
  await take("order-pack");
  await page.goto(page.url().replace(/signature=[^&]*/, "signature=none"));
  await take("order-expired");
}

async function exports(at: Situation, take: (name: string) => Promise<void>) {
  const { page, t } = at;
  const heading = () => dialog(at).getByRole("heading", { name: t.leave.export.title });
  for (const [status, progress] of [
    ["running", 0.42],
    ["failed", 0],
  ] as const) {
    await page.route("**/api/account/export", exportInState(status, progress));
    await openAccount(at);
    await heading().scrollIntoViewIfNeeded();
    await take(`export-${status}`);
    await page.unroute("**/api/account/export");
  }
  await openAccount(at);
  await dialog(at).getByRole("button", { name: t.leave.export.order }).scrollIntoViewIfNeeded();
  await take("export-none");
  await dialog(at).getByRole("button", { name: t.leave.export.order }).click();
  await dialog(at).getByRole("link", { name: t.leave.export.download }).waitFor({ timeout: 90_000 });
  await dialog(at).getByRole("link", { name: t.leave.export.download }).scrollIntoViewIfNeeded();
  await take("export-ready");
}

async function leave(at: Situation, email: string, take: (name: string) => Promise<void>) {
  const { page, t } = at;
  await at.go("/login?leave=1");
  await page.getByRole("textbox", { name: t.leave.email }).waitFor();
  await take("leave");
  await page.getByRole("button", { name: t.leave.submit }).click();
  await take("leave-incomplete");
  await fillLeave(at, "another@example.com");
  await page.getByRole("alert").waitFor();
  await take("leave-another");
  await fillLeave(at, email, "not the one");
  await page.getByText(t.leave.wrongPassword).waitFor();
  await take("leave-wrong-password");
  await fillLeave(at, email);
  await page.getByRole("heading", { name: t.leave.done.title }).waitFor();
  await take("left");
  await page.getByRole("link", { name: t.leave.done.login }).click();
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: t.leave.stay.title }).waitFor();
  await take("stay");
}

/** An administrator does both for somebody. */
async function administer(at: Situation, email: string, take: (name: string) => Promise<void>) {
  const { page, t } = at;
  await signIn(page, places().adminEmail);
  await at.go("/admin");
  await page.getByRole("tab", { name: t.admin.tabs.users }).click();
  await page.getByRole("textbox").or(page.getByRole("searchbox")).last().fill(email);
  await expect(page.getByRole("button", { name: /@example\.com/ })).toHaveCount(1);
  await page.getByRole("button", { name: new RegExp(email) }).click();
  const act = (name: string) => dialog(at).getByRole("button", { name, exact: true });
  await act(t.admin.users.export).click();
  await take("admin-export-sure");
  await act(t.admin.sure.export).click();
  await page.getByText(t.admin.users.exported).waitFor();
  await take("admin-exported");
  await act(t.admin.users.delete).click();
  await take("admin-delete-sure");
  await act(t.admin.sure.delete).click();
  await page.getByText(t.admin.users.deleted).waitFor();
  await take("admin-deleted");
}

for (const language of languages) {
  for (const [width, height] of Object.entries(widths)) {
    test.describe(`${language}, ${width} wide`, () => {
      test.use({ viewport: { width: Number(width), height } });
      test.setTimeout(600_000);

      const takeOf = (page: Page) => {
        const at = situation(page, language);
        const path = (name: string, scheme: string) =>
          join(folder, `${name}.${width}.${language}.${scheme}.png`);
        return async (name: string) => {
          // The server's own pages are tall, and follow the device by their style sheet alone.
          const isScreen = (await page.locator("html[data-mantine-color-scheme]").count()) > 0;
          if (isScreen) await stands(at);
          for (const scheme of schemes) {
            if (isScreen) await wear(page, scheme);
            else await page.emulateMedia({ colorScheme: scheme });
            await page.screenshot({ path: path(name, scheme), fullPage: !isScreen, caret: "initial" });
          }
        };
      };

      test("legal", async ({ page, provoked }) => {
        provoked(/./);
        const at = situation(page, language);
        const take = takeOf(page);
        for (const name of ["legal/tokushoho", "legal/terms", "legal/privacy", "status", "help"]) {
          await at.go(`/${name}`);
          // Pictures further down are sent for when they come near.
          await page.evaluate(() => {
            for (const image of document.images) image.loading = "eager";
          });
          await page.waitForLoadState("networkidle");
          await take(name.replace("/", "-"));
        }
      });

      test("leaving", async ({ page, provoked }) => {
        provoked(/./);
        const at = situation(page, language);
        const take = takeOf(page);
        await page.emulateMedia({ reducedMotion: "reduce" });
        const email = await signUp(page, language);
        for (const [event, name] of [
          ["plansWanted", "plans"],
          ["announcementsWanted", "announcements"],
        ] as const) {
          await at.go("/");
          await account(at).waitFor();
          await tell(page, event, {});
          await dialog(at).waitFor();
          await take(name);
        }
        await orders(at, take);
        await stayForAMonth(at, take);
        await openAccount(at);
        await take("account-canceled");
        await dialog(at).getByRole("heading", { name: at.t.leave.export.title }).scrollIntoViewIfNeeded();
        await take("account-history");
        await exports(at, take);
        await page.route("**/graphql", async (route) => {
          const answer = await route.fetch();
          const body = (await answer.text()).replace(/"agreedVersion":\d+/g, '"agreedVersion":0');
          await route.fulfill({ response: answer, body });
        });
        await at.go("/");
        await account(at).waitFor();
        await take("agreement");
        await page.unroute("**/graphql");
        await leave(at, email, take);
      });

      test("done by an administrator", async ({ page, visitor, provoked }) => {
        provoked(/./);
        const email = await register(await visitor(), language);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await administer(situation(page, language), email, takeOf(page));
      });
    });
  }
}
