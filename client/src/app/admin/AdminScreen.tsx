import "@mantine/core/styles/Tabs.layer.css";
import "@mantine/core/styles/FloatingIndicator.layer.css";
import "@mantine/core/styles/NumberInput.layer.css";
import "@mantine/core/styles/SegmentedControl.layer.css";
import "@mantine/core/styles/Skeleton.layer.css";
import { Tabs, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AnnouncementsTab } from "#features/admin/AnnouncementsTab";
import { AuditTab } from "#features/admin/AuditTab";
import { FiguresTab } from "#features/admin/FiguresTab";
import { JobsTab } from "#features/admin/JobsTab";
import { UsersTab } from "#features/admin/UsersTab";
import { Announcement } from "#features/announcements/Announcement";
import { useDocumentTitle } from "#lib/ui/use-document-title";
import classes from "./AdminScreen.module.css";

const tabs = ["figures", "users", "jobs", "announcements", "audit"] as const;

/** For administrators; the server refuses all other users. */
export function AdminScreen() {
  const { t } = useTranslation();
  const [tab, setTab] = useState<string | null>("figures");
  const [user, setUser] = useState<{ id: string; email: string } | null>(null);
  useDocumentTitle(t(($) => $.admin.title));
  return (
    <main className={classes.screen}>
      <Title order={1} mb="md">
        {t(($) => $.admin.title)}
      </Title>
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List mb="lg" className={classes.tabs}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(($) => $.admin.tabs[name])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="figures">
          <FiguresTab />
        </Tabs.Panel>
        <Tabs.Panel value="users">
          <UsersTab
            onJobs={(chosen) => {
              setUser(chosen);
              setTab("jobs");
            }}
          />
        </Tabs.Panel>
        <Tabs.Panel value="jobs">
          <JobsTab user={user} onEverybody={() => setUser(null)} />
        </Tabs.Panel>
        <Tabs.Panel value="announcements">
          <AnnouncementsTab Preview={Announcement} />
        </Tabs.Panel>
        <Tabs.Panel value="audit">
          <AuditTab />
        </Tabs.Panel>
      </Tabs>
    </main>
  );
}
