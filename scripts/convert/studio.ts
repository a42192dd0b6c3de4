import { connect } from "../../server/src/db/client.ts";
import { fillDemoAccount } from "../../server/src/domain/accounts/demo.ts";
import { signUp } from "../../server/src/test/identity.ts";
import type { Stack } from "../lib/stack.ts";
import { type Api, connectApi } from "./api.ts";
import { CREATE_ENTRY } from "./operations.ts";

const ANALYZE = `mutation ($id: ID!) { analyzeEntry(id: $id) { id } }`;
const GENERATE_SCRIPT = `mutation ($id: ID!) { generateScript(entryId: $id) { id } }`;
const GENERATE_AUDIO = `mutation ($id: ID!) { generateAudio(entryId: $id) { id } }`;
const SCRIPT = `query ($id: ID!) { entry(id: $id) { revision(number: "0001") { script { id } } } }`;
const UPDATE_SCRIPT = `mutation ($id: ID!, $scriptId: ID!, $content: String!) {
  updateScript(entryId: $id, scriptId: $scriptId, content: $content) { id }
}`;

/** Somebody new on plan monthly, and the requests of the main job as a client of the API makes them. */
export async function newStudio({ emulator, databaseUrl }: Stack, address: string) {
  const user = await signUp(emulator);
  const api: Api = connectApi(address, user.token);
  await api.request("mutation { initializeUser { id } }");
  const { db, sql } = connect(databaseUrl, { max: 1 });
  await fillDemoAccount(db, user.uid);
  await sql.end();

  return {
    uid: user.uid,
    api,
    /** The same person at another server. */
    at: (other: string): Api => connectApi(other, user.token),
    async addPage(url: string): Promise<string> {
      const { createEntry } = await api.request<{ createEntry: { id: string } }>(CREATE_ENTRY, { url });
      await api.request(ANALYZE, createEntry);
      return createEntry.id;
    },
    async orderScript(id: string): Promise<string> {
      const { generateScript } = await api.request<{ generateScript: { id: string } }>(GENERATE_SCRIPT, {
        id,
      });
      return generateScript.id;
    },
    async orderAudio(id: string): Promise<string> {
      const { generateAudio } = await api.request<{ generateAudio: { id: string } }>(GENERATE_AUDIO, { id });
      return generateAudio.id;
    },
    /** Puts a text of ours in place of what was written. */
    async rewrite(id: string, content: string) {
      type Found = { entry: { revision: { script: { id: string } } } };
      const { entry } = await api.request<Found>(SCRIPT, { id });
      await api.request(UPDATE_SCRIPT, { id, scriptId: entry.revision.script.id, content });
    },
  };
}
