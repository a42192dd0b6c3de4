import type { Chapter } from "#db/schema/index";

/** JSON chapters 1.2, as players of podcasts read them; an audio without headings is one chapter. */
export const chaptersJson = (chapters: readonly Chapter[], title: string): string =>
  JSON.stringify({
    version: "1.2.0",
    title,
    chapters: (chapters.length > 0 ? chapters : [{ title, start: 0 }]).map(({ title, start }) => ({
      startTime: start,
      title,
    })),
  });
