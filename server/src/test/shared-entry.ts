import type { entries } from "#db/schema/index";
import type { TestDomain } from "./domain.ts";
import { undisturbed } from "./domain.ts";
import { anEntry, aRevision, aViewer } from "./factories.ts";

/** An entry of somebody new whose live revision has an audio. */
export async function anAudibleEntry(
  domain: TestDomain,
  values: Partial<typeof entries.$inferInsert> = {},
  content = "First sentence. Second sentence.",
) {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  return { viewer, ...(await oneMore(domain, viewer, values, content)) };
}

/** The same for somebody who is there already. */
export async function oneMore(
  domain: TestDomain,
  viewer: Awaited<ReturnType<typeof aViewer>>,
  values: Partial<typeof entries.$inferInsert> = {},
  content = "First sentence. Second sentence.",
) {
  const entry = await anEntry(domain.db, viewer, { title: "A <b>title</b>", language: "en", ...values });
  await aRevision(domain.db, viewer, entry.id, "0001", content);
  const speak = async (settings = {}) => {
    const { id } = await domain.audios.generate(viewer, entry.id, { settings });
    await domain.audios.run(id, undisturbed);
  };
  await speak();
  await domain.revisions.setLive(viewer, entry.id, "0001");
  return { entry, speak };
}

/** The same, and public. */
export async function aSharedEntry(domain: TestDomain, values: Partial<typeof entries.$inferInsert> = {}) {
  const made = await anAudibleEntry(domain, values);
  await domain.publications.share(made.viewer, made.entry.id, { enabled: true });
  return made;
}
