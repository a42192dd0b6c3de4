import { render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { AnnouncementsTab } from "./AnnouncementsTab";
import { AuditTab } from "./AuditTab";
import { Record } from "./Record";
import { UsersTab } from "./UsersTab";

const empty = (of: string) => ({
  __typename: `${of}Connection`,
  edges: [],
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
});

const tabs: { [name: string]: ReactNode } = {
  users: <UsersTab onJobs={() => {}} />,
  announcements: <AnnouncementsTab Preview={() => null} />,
  audit: <AuditTab />,
};

describe("an empty list", () => {
  it.each([
    [
      "users",
      "en",
      "No such user",
      "The search takes the beginning of an email address, or a whole user ID.",
    ],
    [
      "users",
      "ja",
      "該当する利用者はいません",
      "メールアドレスは先頭から、ユーザーIDは全体を入力してください。",
    ],
    [
      "announcements",
      "en",
      "No announcements yet",
      "What you write stays a draft until you publish or schedule it. When it is published, it opens once for everybody who is signed in.",
    ],
    [
      "announcements",
      "ja",
      "お知らせはまだありません",
      "書いたお知らせは、公開するか公開を予約するまで、下書きのまま残ります。公開されると、ログインした全員の画面に一度表示されます。",
    ],
    [
      "audit",
      "en",
      "Nothing logged yet",
      "What administrators, the command line and the payment service do to users, jobs and announcements is written down here, with who and when.",
    ],
    [
      "audit",
      "ja",
      "まだ記録はありません",
      "管理者・運用コマンド・決済サービスが利用者・ジョブ・お知らせに対して行った操作が、日時と操作元とともに残ります。",
    ],
  ] as const)(
    "of %s says that it is one and what will stand there, read out, in %s",
    async (tab, language, title, hint) => {
      await withTexts(language);
      const { wrapper } = graphqlServer({
        AdminUsers: () => ({ adminUsers: empty("AdminUser") }),
        AdminAnnouncements: () => ({ adminAnnouncements: empty("AdminAnnouncement") }),
        AdminAudit: () => ({ adminAudit: empty("AuditEntry") }),
      });
      render(tabs[tab], { wrapper });
      // Only a part that stood there before is read out.
      const status = screen.getByRole("status");
      expect(status).toBeEmptyDOMElement();
      await waitFor(() => expect(status).toHaveTextContent(`${title}${hint}`));
      expect(screen.queryByRole("list")).toBeNull();
    },
  );
});

it.each([
  ["one of the screen's own", true, false],
  ["the words of a page or a user", false, true],
])("marks as somebody's words which title is not the screen's own: %s", (_, isOurs, isMarked) => {
  render(<Record title="Credits adjusted" isOurs={isOurs} />);
  expect(screen.getByText("Credits adjusted").hasAttribute("data-words")).toBe(isMarked);
});
