import { askAs } from "../support/admin";
import { studioOf } from "../support/studio-of";
import { fits } from "../support/texts";
import { type Belongings, type Situation, tell, type View } from "./view";
import { account, dialog, open, pane, player, settings } from "./ways";

const payment = (state: string): View => ({
  name: `payment-${state}`,
  async open({ page, go, t }) {
    // The provider chooses its answer, not the screen.
    await page.route("**/api/payments/subscription-status*", (route) =>
      route.fulfill({ json: { success: true, data: { status: state } } }),
    );
    await go(`/payment/success?session_id=${state}`);
    await page.getByText(t.payment.states[state as "active"]).waitFor();
    await page.unroute("**/api/payments/subscription-status*");
  },
});

/** For somebody who has just signed up. */
export const newcomerViews: View[] = [
  { name: "registration-complete", open: ({ go }) => go("/registration-complete") },
  { name: "first-run", open: ({ go }) => go("/") },
  { name: "admin-without-role", open: ({ go }) => go("/admin") },
  ...["active", "pending", "past_due", "canceled", "none"].map(payment),
];

async function api(at: Situation, tab: string) {
  await at.go("/");
  await account(at).waitFor();
  await tell(at.page, "apiWanted", {});
  await dialog(at).getByRole("tab", { name: tab }).click();
  await dialog(at).getByRole("checkbox").first().waitFor();
}

/** Over the main screen, with or without pages. */
export const overMainViews: View[] = [
  {
    name: "account-menu",
    async open(at) {
      await at.go("/");
      await account(at).click();
      await at.page.getByRole("menu").waitFor();
    },
  },
  {
    name: "account-drawer",
    async open(at) {
      await at.go("/");
      await account(at).click();
      await at.page.getByRole("menuitem", { name: at.t.header.settings }).click();
      await dialog(at).getByText(fits(at.t.account.panel.kept)).waitFor();
    },
  },
  {
    name: "credits-drawer",
    async open(at) {
      await at.go("/");
      await at.page.getByRole("banner").getByTitle(at.t.header.creditsLabel).click();
      await dialog(at).getByRole("table").waitFor();
    },
  },
  {
    name: "publishing",
    async open(at) {
      await at.go("/");
      await account(at).waitFor();
      await tell(at.page, "publishingWanted", {});
      await dialog(at).getByRole("tab").first().waitFor();
    },
  },
  {
    name: "api-keys",
    open: (at) => api(at, at.t.api.keys),
  },
  {
    name: "webhooks",
    open: (at) => api(at, at.t.api.hooks.title),
  },
  {
    name: "keys",
    async open(at) {
      await at.go("/");
      await account(at).waitFor();
      await at.page.keyboard.press("?");
      await dialog(at).waitFor();
    },
  },
  {
    name: "palette",
    async open(at) {
      await at.go("/");
      await account(at).waitFor();
      await at.page.keyboard.press("Control+k");
      await dialog(at).getByText(at.t.palette.actions).waitFor();
    },
  },
  {
    name: "credit-modal",
    async open(at) {
      await at.go("/");
      await account(at).waitFor();
      await tell(at.page, "creditsInsufficient", { balance: 10, required: 400 });
      await at.page.getByRole("dialog").getByRole("listitem").first().waitFor();
    },
  },
  ...["TRIAL_EXPIRED", "SUBSCRIPTION_EXPIRED", "ACCOUNT_EXPIRED"].map(
    (code): View => ({
      name: `expired-${code.split("_")[0]?.toLowerCase()}`,
      async open(at) {
        await at.go("/");
        await account(at).waitFor();
        await tell(at.page, "accountExpired", { code });
        await dialog(at).waitFor();
      },
    }),
  ),
  {
    name: "chunk-missing",
    async open(at) {
      await at.page.route(/\/assets\/AdminPage-.*\.js$/, (route) => route.fulfill({ status: 404 }));
      await at.go("/admin");
      await at.page.getByRole("heading", { name: at.t.boundary.title }).waitFor();
      await at.page.unroute(/\/assets\/AdminPage-.*\.js$/);
    },
  },
];

async function several(at: Situation) {
  await at.go("/");
  await pane(at, "entries");
  await at.page.getByRole("button", { name: at.t.entries.bulk.start }).click();
  await at.page.getByRole("checkbox", { name: at.t.entries.bulk.all }).check();
}

/** For somebody who has pages in every state. */
export const mainViews: View<Belongings>[] = [
  { name: "main-nothing-open", open: ({ go }) => go("/") },
  {
    name: "main-no-match",
    async open(at) {
      await at.go("/");
      await pane(at, "entries");
      await at.page.getByRole("searchbox").fill("xyz");
      await at.page.getByText(fits(at.t.entries.noMatch)).waitFor();
    },
  },
  {
    name: "main-filter",
    async open(at) {
      await at.go("/");
      await pane(at, "entries");
      await at.page.getByRole("button", { name: at.t.entries.filter.title, exact: true }).click();
    },
  },
  { name: "several", open: several },
  {
    name: "several-order",
    async open(at) {
      await several(at);
      await at.page.getByRole("button", { name: at.t.main.bulk.audio, exact: true }).click();
      await dialog(at).locator("ul:not([aria-busy=true]) > li").first().waitFor();
    },
  },
  { name: "entry-unreadable", open: (at) => open(at, at.pages.unreadable) },
  {
    name: "entry-paste",
    async open(at) {
      await open(at, at.pages.unreadable);
      await at.page.getByRole("button", { name: at.t.entries.unreadable.paste }).click();
    },
  },
  { name: "entry-read", open: (at) => open(at, at.pages.read) },
  { name: "script", open: (at) => open(at, at.pages.script) },
  {
    name: "script-sentence",
    async open(at) {
      await open(at, at.pages.script);
      const sentences = at.page.getByRole("group", { name: at.t.scripts.script });
      await sentences.locator("[role=button]:not(button)").nth(1).press("F2");
      await at.page.getByRole("textbox", { name: at.t.scripts.sentence, exact: true }).waitFor();
    },
  },
  {
    name: "script-as-text",
    async open(at) {
      await open(at, at.pages.script);
      await at.page.getByRole("button", { name: at.t.scripts.asText }).click();
    },
  },
  {
    name: "compare",
    async open(at) {
      await open(at, at.pages.script);
      await at.page.getByRole("button", { name: at.t.scripts.compare.open }).click();
      await dialog(at).waitFor();
    },
  },
  {
    name: "entry-rename",
    async open(at) {
      await open(at, at.pages.script);
      await at.page.getByRole("button", { name: at.t.entries.rename.button, exact: true }).click();
    },
  },
  {
    name: "same-sentence",
    async open(at) {
      await open(at, at.pages.script);
      const { page, t } = at;
      await page
        .getByRole("group", { name: t.scripts.script })
        .locator("[role=button]:not(button)")
        .nth(1)
        .press("F2");
      const field = page.getByRole("textbox", { name: t.scripts.sentence, exact: true });
      const written = await field.inputValue();
      const { rewrite, text } = studioOf(at.email);
      await rewrite(at.pages.script, (await text(at.pages.script)).replace(written, `${written}!`));
      await field.fill(`${written}?`);
      await page.keyboard.press("Enter");
      await page.getByRole("radio").first().waitFor();
    },
  },
  {
    name: "settings-script",
    async open(at) {
      await open(at, at.pages.audio);
      await settings(at, "script");
      await at.page.getByText(at.t.scripts.settings.more).click();
    },
  },
  {
    name: "settings-audio",
    async open(at) {
      await open(at, at.pages.audio);
      await settings(at, "audio");
      await at.page.getByText(at.t.audios.settings.more).click();
    },
  },
  {
    name: "facts",
    async open(at) {
      await open(at, at.pages.audio);
      await settings(at, "facts");
    },
  },
  {
    name: "audio",
    async open(at) {
      await open(at, at.pages.audio);
      await player(at).waitFor();
    },
  },
  {
    name: "audio-download",
    async open(at) {
      await open(at, at.pages.audio);
      await player(at).waitFor();
      await at.page.getByRole("button", { name: at.t.audios.download }).click();
      await at.page.getByRole("menu").waitFor();
    },
  },
  {
    name: "pane-entries",
    async open(at) {
      await open(at, at.pages.audio);
      await pane(at, "entries");
    },
  },
  {
    name: "new-version",
    async open(at) {
      await open(at, at.pages.audio);
      await player(at).waitFor();
      await tell(at.page, "newVersion", { reason: "released" });
    },
  },
  // The last: it is gone for good when its time is up.
  {
    name: "entry-removed",
    async open(at) {
      await open(at, at.pages.spare);
      await pane(at, "entries");
      const chosen = at.page.locator("li").filter({ has: at.page.locator("[aria-current]") });
      await chosen.hover();
      await chosen.getByRole("button", { name: fits(at.t.entries.remove) }).click();
      await at.page.getByText(fits(at.t.main.removed)).waitFor();
    },
  },
  {
    name: "trash",
    async open(at) {
      await at.go("/");
      await pane(at, "entries");
      await at.page.getByRole("button", { name: at.t.entries.trash.title }).click();
      await dialog(at).getByRole("listitem").first().waitFor();
    },
  },
];

const SLOW_VOICE = "openai:ja_slowly";

/** Views that exist only while a job runs. */
export const jobViews: View<Belongings>[] = [
  {
    name: "audio-in-the-making",
    async open(at) {
      await askAs(
        at.email,
        "mutation ($id: ID!, $voice: String!) { generateAudio(entryId: $id, settings: { voice: $voice }) { id } }",
        { id: at.pages.script, voice: SLOW_VOICE },
      );
      await open(at, at.pages.script);
      await at.page.getByRole("progressbar").first().waitFor();
      await player(at).waitFor();
    },
    async leave({ page, t }) {
      await page.getByRole("button", { name: t.entries.job.cancel, exact: true }).click();
      await page.getByText(t.entries.job.cancelled.generate_audio).waitFor();
    },
  },
];
