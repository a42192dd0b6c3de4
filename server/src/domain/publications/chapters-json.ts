import type { Chapter } from "#db/schema/index";
import { chaptersFromStart } from "#domain/audios/make/chapters";

/** JSON chapters 1.2, as players of podcasts read them; an audio without headings is one chapter. */
export const chaptersJson = (chapters: readonly Chapter[], title: string): string =>
  JSON.stringify({
    version: "1.2.0",
    title,
    chapters: chaptersFromStart(chapters, title).map(({ title, start }) => ({ startTime: start, title })),
  });
