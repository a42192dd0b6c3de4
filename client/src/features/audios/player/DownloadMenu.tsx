import { ActionIcon, Menu, Tooltip } from "@mantine/core";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Player_AudioFragment } from "#gql/graphql";
import classes from "./Player.module.css";
import { useAbovePlayer } from "./use-above-player";
import { useCredits } from "./use-credits";
import { useDownloadLinks } from "./use-download-links";

interface Props {
  audio: Player_AudioFragment;
  /** Names of the files; browsers replace characters that file names cannot have. */
  title: string;
}

/** The finished files: lossless, small, and the words with their times. */
export function DownloadMenu({ audio, title }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { button, place } = useAbovePlayer();
  const { links, renew } = useDownloadLinks(audio);
  const credits = useCredits(audio);
  const files = [
    { key: "wav", ending: "wav", url: links.url },
    { key: "mp3", ending: "mp3", url: links.mp3Url },
    { key: "vtt", ending: "vtt", url: links.vttUrl },
    { key: "srt", ending: "srt", url: links.srtUrl },
    ...(links.chaptersUrl
      ? [{ key: "chapters", ending: "chapters.vtt", url: links.chaptersUrl } as const]
      : []),
  ] as const;
  return (
    <Menu position="top-end" {...place} opened={opened} onChange={setOpened} onOpen={renew}>
      <Menu.Target>
        <Tooltip label={t(($) => $.audios.download)} disabled={opened}>
          <ActionIcon
            ref={button}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t(($) => $.audios.download)}
          >
            <Download size={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(({ key, ending, url }) => (
          <Menu.Item key={key} component="a" href={url} download={`${title}.${ending}`}>
            {t(($) => $.audios.files[key])}
          </Menu.Item>
        ))}
        {credits.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Label className={classes.credit}>{t(($) => $.audios.creditHint)}</Menu.Label>
            {credits.map((line) => (
              <Menu.Label key={line} className={classes.credit}>
                {line}
              </Menu.Label>
            ))}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
