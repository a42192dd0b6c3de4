import { type Belongings, type Situation, tell, type View } from "./view";
import { account, dialog, inPlayer, open, settings } from "./ways";

async function dictionary(at: Situation, met: object = {}) {
  await at.go("/");
  await account(at).waitFor();
  await tell(at.page, "dictionaryWanted", met);
  await dialog(at).waitFor();
}

/** While there is no word yet. */
export const emptyDictionary: View = { name: "dictionary-empty", open: (at) => dictionary(at) };

/** How things are read and who reads them, and what has become of a page since. */
export const studioViews: View<Belongings>[] = [
  { name: "dictionary", open: (at) => dictionary(at) },
  {
    name: "dictionary-impact",
    async open(at) {
      const { dictionary: texts } = at.t;
      await dictionary(at, { word: "通勤", language: "ja", sentence: "はい、毎日の通勤で役に立ちます。" });
      await dialog(at).getByRole("textbox", { name: texts.reading, exact: true }).fill("かよいつとめ");
      await dialog(at).getByRole("region", { name: texts.impact.label }).waitFor();
    },
  },
  {
    name: "page-text",
    async open(at) {
      await open(at, at.pages.script);
      await settings(at, "facts");
      await at.page.getByRole("button", { name: at.t.entries.text.all }).click();
      await dialog(at).locator("p[data-kind]").first().waitFor();
    },
  },
  {
    name: "dictionary-problem",
    async open(at) {
      await dictionary(at, { word: "通勤", language: "ja" });
      const reading = dialog(at).getByRole("textbox", { name: at.t.dictionary.reading, exact: true });
      await reading.fill("commute");
    },
  },
  {
    name: "speakers",
    async open(at) {
      await open(at, at.pages.dialogue);
      await settings(at, "audio");
      await at.page.getByRole("combobox", { name: /太郎/ }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "voices",
    async open(at) {
      await open(at, at.pages.dialogue);
      await settings(at, "audio");
      await at.page.getByRole("button", { name: at.t.audios.voices.all }).click();
      await dialog(at).waitFor();
    },
  },
  {
    name: "audio-stats",
    // Nothing in it can be pressed: the focus is on the whole, to scroll it.
    fewestStops: 1,
    async open(at) {
      await open(at, at.pages.dialogue);
      await inPlayer(at, at.t.audios.stats.title);
      await dialog(at).getByText("LUFS").waitFor();
    },
  },
  {
    name: "audio-chapters",
    async open(at) {
      await open(at, at.pages.dialogue);
      await inPlayer(at, at.t.audios.chapters);
      await at.page.getByRole("menu").waitFor();
    },
  },
  {
    name: "page-changed",
    async open(at) {
      await open(at, at.pages.changed);
      await at.page.getByRole("button", { name: at.t.scripts.changes.open }).waitFor();
    },
  },
  {
    name: "changes",
    async open(at) {
      await open(at, at.pages.changed);
      await at.page.getByRole("button", { name: at.t.scripts.changes.open }).click();
      await dialog(at).locator("summary").click();
    },
  },
];
