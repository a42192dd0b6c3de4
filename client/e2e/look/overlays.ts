import type { Locator } from "@playwright/test";
import { fits } from "../support/texts";
import { type Belongings, type Situation, tell } from "./view";
import { account, dialog, open, player, settings } from "./ways";

type At = Situation & Belongings;

/** How an overlay is reached and opened by keyboard. */
interface Way {
  /** The user who sees it; anybody where nothing is said. */
  as?: "admin";
  /** Drawn on a phone alone. */
  isOnPhone?: true;
  /** Goes to where its opener is. */
  go(at: At): Promise<unknown>;
  /** Has the focus before, and again when the overlay is closed. */
  opener(at: At): Locator;
  /** Opens it from there: Enter, where nothing is said. */
  press?: string | ((at: At) => Promise<unknown>);
}

const start = (at: At) => at.go("/");
const button = (at: At, name: string, within: Locator | At["page"] = at.page) =>
  within.getByRole("button", { name, exact: true });
const play = (name: (t: At["t"]) => string): Way => ({
  go: (at) => open(at, at.pages.dialogue),
  opener: (at) => button(at, name(at.t), player(at)),
});
/** An item of the account's menu: the focus comes back to the menu's button. */
const accountItem = (name: (t: At["t"]) => string): Way => ({
  go: start,
  opener: account,
  async press(at) {
    await at.page.keyboard.press("Enter");
    const item = at.page.getByRole("menuitem", { name: name(at.t), exact: true });
    await item.focus();
    await at.page.keyboard.press("Enter");
  },
});
/** Opened by an event, wherever the focus is. */
const told = (name: string, detail: object = {}): Way => ({
  go: start,
  opener: account,
  press: (at) => tell(at.page, name, detail),
});

async function pageText(at: At) {
  await open(at, at.pages.script);
  await settings(at, "facts");
}
async function sentence(at: At, page: string) {
  await open(at, page);
  const script = at.page.getByRole("group", { name: at.t.scripts.script });
  await script.locator("[role=button]:not(button)").first().focus();
}
async function voices(at: At) {
  await open(at, at.pages.dialogue);
  await settings(at, "audio");
}
async function users(at: At) {
  await at.go("/admin");
  await at.page.getByRole("tab", { name: at.t.admin.tabs.users }).click();
}
async function announcements(at: At) {
  await at.go("/admin");
  await at.page.getByRole("tab", { name: at.t.admin.tabs.announcements }).click();
}

/**
 * Every overlay of the interface, by the file that draws it. A proof compares them with the files that there are: a
 * new one belongs here, with the way to it, or with the reason why nobody closes it.
 */
export const overlays: Record<string, Way | { closesNever: string }> = {
  "app/account/AccountMenu": { go: start, opener: account },
  "app/account/PanelDrawer": accountItem((t) => t.header.settings),
  "app/main-page/bulk/BulkOrderDialog": {
    async go(at) {
      await start(at);
      await button(at, at.t.entries.bulk.start).click();
      await at.page.getByRole("checkbox", { name: at.t.entries.bulk.all }).check();
    },
    opener: (at) => button(at, at.t.main.bulk.audio),
  },
  "app/palette/CommandPalette": { go: start, opener: account, press: "Control+k" },
  "app/shell/KeysDialog": accountItem((t) => t.header.keys),
  "features/account/AccountExpiredModal": { closesNever: "the ways out are to pay and to sign out" },
  "features/account/PlansDialog": told("plansWanted"),
  "features/admin/AnnouncementEditor": {
    as: "admin",
    go: announcements,
    opener: (at) => button(at, at.t.admin.announcements.write),
  },
  "features/admin/UserDialog": {
    as: "admin",
    go: users,
    opener: ({ page }) => page.getByRole("button", { name: /@example\.com/ }).first(),
  },
  "features/announcements/Frame": accountItem((t) => t.announcements.title),
  "features/api/ApiDialog": told("apiWanted"),
  "features/audios/player/DownloadMenu": play((t) => t.audios.download),
  "features/audios/player/PlayerSettingsMenu": play((t) => t.audios.playerSettings.open),
  "features/audios/player/SpeedMenu": {
    go: (at) => open(at, at.pages.dialogue),
    opener: (at) => player(at).getByRole("button", { name: fits(at.t.audios.speedNow) }),
  },
  "features/audios/player/chapters/ChaptersMenu": play((t) => t.audios.chapters),
  "features/audios/player/stats/StatsMenu": play((t) => t.audios.stats.title),
  "features/audios/voices/CreditLine": {
    async go(at) {
      await voices(at);
      await button(at, at.t.audios.voices.all).click();
      await dialog(at).waitFor();
    },
    opener: (at) => dialog(at).locator("button:has(svg.lucide-info)").first(),
  },
  "features/audios/voices/VoicesDialog": { go: voices, opener: (at) => button(at, at.t.audios.voices.all) },
  "features/credits/CreditDialog": told("creditsInsufficient", { balance: 10, required: 400 }),
  "features/dictionary/DictionaryDialog": {
    go: (at) => open(at, at.pages.script),
    opener: (at) => button(at, at.t.dictionary.anyReading),
  },
  "features/entries/page/PageTextDialog": { go: pageText, opener: (at) => button(at, at.t.entries.text.all) },
  "features/entries/page/SourceWords": {
    async go(at) {
      await pageText(at);
      await button(at, at.t.entries.text.all).click();
    },
    opener: (at) => dialog(at).locator("p [role=button]").first(),
  },
  "features/entries/trash/TrashDialog": {
    go: start,
    opener: (at) => button(at, at.t.entries.trash.title),
  },
  "features/publishing/PublishingDialog": accountItem((t) => t.publishing.all.open),
  "features/publishing/RemoveButton": {
    async go(at) {
      await start(at);
      await account(at).waitFor();
      await tell(at.page, "publishingWanted", {});
      await dialog(at).getByRole("tab", { name: at.t.publishing.site.title }).click();
    },
    opener: (at) =>
      dialog(at)
        .getByRole("button", { name: fits(at.t.publishing.removeNamed) })
        .first(),
  },
  "features/publishing/ShareDialog": {
    go: (at) => open(at, at.pages.dialogue),
    opener: (at) => button(at, at.t.publishing.share),
  },
  "features/scripts/changes/ChangesDialog": {
    go: (at) => open(at, at.pages.changed),
    opener: (at) => button(at, at.t.scripts.changes.open),
  },
  "features/scripts/editor/MarksHelp": {
    go: (at) => open(at, at.pages.script),
    opener: (at) => button(at, at.t.scripts.marks.title),
  },
  "features/scripts/editor/ReadOtherwise": {
    go: (at) => sentence(at, at.pages.script),
    opener: (at) => button(at, at.t.scripts.tools.reading),
  },
  "features/scripts/editor/SpeakOnce": {
    go: (at) => sentence(at, at.pages.audio),
    opener: (at) => button(at, at.t.scripts.tools.once),
  },
  "features/scripts/revisions/CompareRevisions": {
    go: (at) => open(at, at.pages.script),
    opener: (at) => button(at, at.t.scripts.compare.open),
  },
  "features/scripts/revisions/RevisionMenu": {
    isOnPhone: true,
    go: (at) => open(at, at.pages.script),
    opener: (at) => button(at, at.t.scripts.revision.acts),
  },
  "lib/ui/ChoiceMenu": {
    go: start,
    opener: (at) => at.page.getByRole("banner").getByRole("button", { name: at.t.language.label }),
  },
};
