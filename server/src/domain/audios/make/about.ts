import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { entries } from "#db/schema/index";
import type { AudioSettings } from "#kernel/audio-settings";
import type { Language } from "#kernel/vocabulary";
import type { Speech } from "#ports/speech";
import { voicesIn } from "../order/cast.ts";

/** Columns of the entry that the tags of its files tell of. */
export const aboutColumns = { title: entries.title, site: entries.site, source: entries.url };

interface About {
  title: string | null;
  site: string | null;
  source: string;
}

/** A page that does not name its site is of its host. */
export const named = ({ site, source, ...about }: About): About => ({
  ...about,
  source,
  site: site || new URL(source).hostname,
});

/** Title, site and address of an entry's page, for the tags of its files. */
export async function aboutEntry(db: Database, entryId: string): Promise<About> {
  const [row] = await db.select(aboutColumns).from(entries).where(eq(entries.id, entryId));
  if (!row) throw new Error("an audio of no entry");
  return named(row);
}

/** Credit lines of the voices that an audio is spoken with, as their licences ask for them, each once. */
export function creditsOf(
  { voice = "", speakers }: AudioSettings,
  languages: readonly Language[],
  speech: Pick<Speech, "voices" | "isRemote">,
): string[] {
  const voices = voicesIn({ voice, speakers }, languages, speech);
  return [...new Set(voices.map(({ attribution }) => attribution))].filter(Boolean);
}
