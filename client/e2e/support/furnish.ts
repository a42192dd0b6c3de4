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
}

const READY_WITHIN = 60_000;

/** Gives the user with that address pages in every state that lasts. */
export async function furnish(email: string): Promise<Furnished> {
  const { address, pages } = places();
  const ask = <Data>(query: string, variables: object) => askAs<Data>(email, query, variables);

  async function add(url: string): Promise<string> {
    const { createEntry } = await ask<{ createEntry: { id: string } }>(
      "mutation ($url: String!) { createEntry(url: $url) { id } }",
      { url },
    );
    const read = ask("mutation ($id: ID!) { analyzeEntry(id: $id) { id } }", createEntry);
    await read.catch((refusal: Error) => {
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

  const furnished = {
    spare: await add(`${pages}/article-sjis`),
    unreadable: await add(`${pages}/blocked`),
    read: await add(`${address}/samples/article-en`),
    script: await add(`${address}/samples/article-ja`),
    audio: await add(`${address}/samples/product-ja`),
  };
  await make(furnished.script, "Script");
  await make(furnished.script, "Script", ", settings: { targetSeconds: 30 }");
  await make(furnished.audio, "Script", ", settings: { targetSeconds: 30 }");
  await make(furnished.audio, "Audio");
  return furnished;
}
