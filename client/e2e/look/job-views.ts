import { askAs } from "../support/admin";
import type { Belongings, View } from "./view";
import { open, player } from "./ways";

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
