import { studioOf } from "../support/studio-of";
import { fits } from "../support/texts";
import { type Belongings, type Made, type Situation, tell, type View } from "./view";
import { dialog, inPlayer, open, pane, player, settings } from "./ways";

async function several(at: Situation) {
  await at.go("/");
  await pane(at, "entries");
  await at.page.getByRole("button", { name: at.t.entries.bulk.start }).click();
  await at.page.getByRole("checkbox", { name: at.t.entries.bulk.all }).check();
}

const isPhone = ({ page }: Situation) => (page.viewportSize()?.width ?? 0) <= 768;
const versionActs = ({ page, t }: Situation) =>
  page.getByRole("button", { name: t.scripts.revision.acts, exact: true });

/** On a phone it stands in a menu. */
async function compare(at: Situation) {
  const { page, t } = at;
  if (isPhone(at)) await versionActs(at).click();
  await page
    .getByRole(isPhone(at) ? "menuitem" : "button", { name: t.scripts.compare.open, exact: true })
    .click();
}

async function share(at: Situation, page: string) {
  await open(at, page);
  await at.page.getByRole("button", { name: at.t.publishing.share, exact: true }).click();
  await dialog(at).getByRole("switch").first().waitFor();
}

const comparison: View<Made> = {
  name: "compare",
  inEveryRun: true,
  async open(at) {
    await open(at, at.pages.script);
    await compare(at);
    await dialog(at).waitFor();
  },
};

const sound: View<Made> = {
  name: "audio",
  inEveryRun: true,
  async open(at) {
    await open(at, at.pages.audio);
    await player(at).waitFor();
  },
};

/** For somebody who has a script in two versions, and an audio. */
export const madeViews = [comparison, sound];

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
  comparison,
  {
    name: "versions",
    async open(at) {
      await open(at, at.pages.script);
      await at.page.getByRole("combobox", { name: at.t.scripts.revision.label, exact: true }).click();
      await at.page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "version-acts",
    async open(at) {
      await open(at, at.pages.script);
      const { rename } = at.t.scripts.revision;
      if (!isPhone(at)) return at.page.getByRole("button", { name: rename, exact: true }).click();
      await versionActs(at).click();
      await at.page.getByRole("menu").waitFor();
    },
  },
  { name: "share-nothing-made", open: (at) => share(at, at.pages.script) },
  { name: "share-nothing-used", open: (at) => share(at, at.pages.audio) },
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
      await page.getByRole("group", { name: t.scripts.compare.difference }).waitFor();
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
  sound,
  {
    name: "audio-download",
    async open(at) {
      await open(at, at.pages.audio);
      await inPlayer(at, at.t.audios.download);
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
