import type { AdminAnnouncement_AnnouncementFragment, AnnouncementInput, Priority } from "#gql/graphql";

export type AnnouncementDraft = Required<{ [field in keyof AnnouncementInput]: string }> & {
  priority: Priority;
};

export const emptyDraft: AnnouncementDraft = {
  titleJa: "",
  titleEn: "",
  contentJa: "",
  contentEn: "",
  priority: "normal",
};

export const draftOf = ({
  titleJa,
  titleEn,
  contentJa,
  contentEn,
  priority,
}: AdminAnnouncement_AnnouncementFragment): AnnouncementDraft => ({
  titleJa,
  titleEn,
  contentJa,
  contentEn,
  priority,
});

export const isSameDraft = (one: AnnouncementDraft, other: AnnouncementDraft) =>
  Object.entries(one).every(([field, value]) => other[field as keyof AnnouncementDraft] === value);

/** The date that a reader would see: YYYYMMDDHHmm in Japanese time. */
export function japaneseMinute(moment: Date): number {
  const parts = new Intl.DateTimeFormat("ja-JP", {
    timeZone: "Asia/Tokyo",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(moment);
  return Number(
    parts
      .filter(({ type }) => type !== "literal")
      .map(({ value }) => value)
      .join(""),
  );
}
