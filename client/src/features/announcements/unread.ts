import { callApi } from "#lib/api";
import type { Language } from "#lib/i18n/language";

export interface UnreadAnnouncement {
  id: number;
  title: string;
  /** HTML, or plain text whose newlines are line breaks. */
  content: string;
  /** urgent, high, or anything else for normal. */
  priority: string;
  /** YYYYMMDDHHmm in Japanese time. */
  datetime: number;
}

interface Answer {
  success: boolean;
  data?: UnreadAnnouncement[] | null;
}

/** Unread announcements, newest first. */
export async function unreadAnnouncements(language: Language): Promise<UnreadAnnouncement[]> {
  const { success, data } = await callApi<Answer>(`/api/announcements/unread?lang=${language}`);
  return (success && data) || [];
}

/** Everything up to this one is read. */
export async function markRead(latestId: number): Promise<boolean> {
  const { success } = await callApi("/api/announcements/mark-read", { method: "POST", body: { latestId } });
  return success;
}
