import { at } from "./common.ts";

const announcementText = {
  titleJa: "新しい声",
  titleEn: "A new voice",
  contentJa: "<p>英語の声を選べるようになりました。</p>",
  contentEn: "<p>You can now choose an English voice.</p>",
  priority: "high",
};

export const announcementSamples = {
  announcementText,
  announcement: {
    id: 7,
    title: announcementText.titleEn,
    content: announcementText.contentEn,
    priority: announcementText.priority,
    datetime: 202611161800,
  },
  adminAnnouncement: {
    ...announcementText,
    id: "0198f1d0-1b6e-4a84-8f5d-2c97e4063ab1",
    number: null,
    state: "draft",
    publishAt: null,
    createdAt: at("09:10:00"),
  },
};
