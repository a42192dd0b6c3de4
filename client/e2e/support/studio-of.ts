import { setTimeout as sleep } from "node:timers/promises";
import { askAs } from "./admin";

const READY_WITHIN = 60_000;

/** Acts in the studio as the user with that address, by GraphQL and without a browser. */
export function studioOf(email: string) {
  const ask = <Data>(query: string, variables: object) => askAs<Data>(email, query, variables);
  const read = (id: string) => ask("mutation ($id: ID!) { analyzeEntry(id: $id) { id } }", { id });

  /** Submits a page and has it read, as far as it can be. */
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

  const order = (id: string, what: "Script" | "Audio", settings = "") =>
    ask(`mutation ($id: ID!) { generate${what}(entryId: $id${settings}) { id } }`, { id });

  /** Orders it and waits until it is there. */
  async function make(id: string, what: "Script" | "Audio", settings?: string) {
    await order(id, what, settings);
    for (const late = Date.now() + READY_WITHIN; Date.now() < late; await sleep(200)) {
      const { entry } = await ask<{ entry: { queues: { status: string }[] } }>(
        "query ($id: ID!) { entry(id: $id) { queues { status } } }",
        { id },
      );
      if (entry.queues.every(({ status }) => status === "completed")) return;
    }
    throw new Error(`The ${what} was not made in time`);
  }

  async function newestScript(id: string) {
    const { entry } = await ask<{ entry: { revisions: { script: { id: string; content: string } }[] } }>(
      "query ($id: ID!) { entry(id: $id) { revisions { script { id content } } } }",
      { id },
    );
    return entry.revisions[0]?.script;
  }

  /** The newest script's text. */
  const text = async (id: string) => (await newestScript(id))?.content ?? "";

  /** Puts another text in place of the newest script. */
  async function rewrite(id: string, content: string) {
    await ask(
      "mutation ($id: ID!, $scriptId: ID!, $content: String!) { updateScript(entryId: $id, scriptId: $scriptId, content: $content) { id } }",
      { id, scriptId: (await newestScript(id))?.id, content },
    );
  }

  return { ask, read, add, order, make, rewrite, text };
}
