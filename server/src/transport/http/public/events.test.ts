import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { undisturbed } from "#test/domain";
import { anEntry, aRevision } from "#test/factories";

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
}, 60_000);
afterAll(() => test.close());

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0";

it("what a player tells is in the figures of both interfaces, and is answered alike whatever it was", async () => {
  const { token, headers } = await test.newUser();
  const { viewer } = await test.container.authenticate(token);
  const { audios, revisions, publications, listening } = test.container.services;
  const entry = await anEntry(test.db, viewer, { language: "en" });
  await aRevision(test.db, viewer, entry.id, "0001", "A sentence.");
  await audios.run((await audios.generate(viewer, entry.id, {})).id, undisturbed);
  await revisions.setLive(viewer, entry.id, "0001");
  const { publicId } = await publications.share(viewer, entry.id, { enabled: true });
  const found = await publications.open(publicId ?? "");
  const audio = found.state === "public" ? found.publication.live?.name : "";

  const send = async (payload: string, more: Record<string, string> = {}, id = publicId) => {
    const answer = await test.app.inject({
      method: "POST",
      url: `/m/${id}/events`,
      headers: { "content-type": "text/plain;charset=UTF-8", "user-agent": BROWSER, ...more },
      payload,
    });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  };
  const beacon = (session: string) =>
    JSON.stringify({ session, audio, host: "shop.example", events: ["load", "play"], seconds: 3 });
  await send(beacon("listener-1"));
  await send(beacon("listener-2"), { dnt: "1" });
  await send(beacon("listener-3"), { "user-agent": "Twitterbot/1.0" });
  await send(beacon("listener-4"), {}, "0123456789ABCDEFGHIJKL");
  await send("nothing of the kind");
  await listening.close();

  const rest = await test.app.inject({ url: `/api/entries/${entry.id}/listening`, headers });
  expect(rest.json().data).toMatchObject({
    total: { loads: 1, plays: 1, ended: 0, seconds: 3 },
    hosts: [{ host: "shop.example", plays: 1 }],
  });
  const query = `{ entry(id: "${entry.id}") { listening { total { plays } revisions { revisionNumber tenths } } } }`;
  const graphql = await test.app.inject({ method: "POST", url: "/graphql", headers, payload: { query } });
  expect(graphql.json().data.entry.listening).toEqual({
    total: { plays: 1 },
    revisions: [{ revisionNumber: "0001", tenths: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }],
  });
});
