import type { Player_AudioFragment } from "#gql/graphql";

export type Chapter = Pick<Player_AudioFragment["chapters"][number], "title" | "start">;

/** The chapter that is spoken at a time; null before the first. */
export function chapterAt(chapters: readonly Chapter[], time: number): number | null {
  const found = chapters.findLastIndex(({ start }) => start <= time);
  return found < 0 ? null : found;
}
