import { fits } from "../support/texts";
import { type Situation, tell, type View } from "./view";
import { account, dialog } from "./ways";

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
      await dialog(at).getByRole("columnheader", { name: at.t.credits.ledger.what }).waitFor();
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
    // The focus stays in the field; arrows lead through what is found.
    fewestStops: 1,
    async open(at) {
      await at.go("/");
      await account(at).waitFor();
      await at.page.keyboard.press("Control+k");
      await dialog(at).waitFor();
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
