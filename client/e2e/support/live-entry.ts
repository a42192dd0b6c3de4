import type { Page } from "@playwright/test";
import { signUp } from "./journey";
import { places } from "./places";
import { studioOf } from "./studio-of";

const SCRIPT = `# はじめに\n\nこの傘はとても軽いです。毎日の通勤で役に立ちます。\n\n雨の日も安心して使えます。`;

/** An entry with a live audio, on the screen of its owner. */
export async function liveEntry(page: Page) {
  const email = `${crypto.randomUUID()}@example.com`;
  await signUp(page, "ja", email);
  const studio = studioOf(email);
  const entryId = await studio.add(`${places().pages}/product-ja`);
  await studio.make(entryId, "Script");
  await studio.rewrite(entryId, SCRIPT);
  await studio.make(entryId, "Audio");
  const setLive = (revision: string) =>
    studio.ask(
      `mutation { setLiveRevision(entryId: "${entryId}", revisionNumber: "${revision}") { id } }`,
      {},
    );
  await setLive("0001");
  return { ...studio, entryId, setLive };
}
