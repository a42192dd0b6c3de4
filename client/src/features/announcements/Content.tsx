import { Fragment } from "react";
import classes from "./Announcement.module.css";
import { readContent } from "./content";

/** The sanitised content of an announcement or its preview. */
export function Content({ content }: { content: string }) {
  const read = readContent(content);
  if ("html" in read)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow-list
    return <div className={classes.content} dangerouslySetInnerHTML={{ __html: read.html }} />;
  return (
    <p className={classes.content}>
      {read.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and never move
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
