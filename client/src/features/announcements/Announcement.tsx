import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./Announcement.module.css";
import { Content } from "./Content";
import { japaneseTime } from "./japanese-time";
import type { UnreadAnnouncement as Given } from "./unread";

const colors = { urgent: "red", high: "yellow" } as const;

/** An announcement in the style of its priority. Every other priority than urgent and high is normal. */
export function Announcement({ title, content, priority, datetime }: Omit<Given, "id">) {
  const { t } = useTranslation();
  const style = priority === "urgent" || priority === "high" ? priority : "normal";
  return (
    <article className={classes.announcement} data-words data-priority={style}>
      <div className={classes.line}>
        <time lang="ja">{japaneseTime(datetime)}</time>
        {style !== "normal" && (
          <Badge className={classes.priority} color={colors[style]} variant="light" tt="none">
            {t(($) => $.announcements.priority[style])}
          </Badge>
        )}
      </div>
      <h3 className={classes.title}>{title}</h3>
      <Content content={content} />
    </article>
  );
}
