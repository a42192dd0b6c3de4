import { ActionIcon, Menu, Tooltip } from "@mantine/core";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Player_AudioFragment } from "#gql/graphql";

/** The finished files: lossless, small, and the words with their times. */
export function DownloadMenu({ audio }: { audio: Player_AudioFragment }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const files = [
    { key: "wav", url: audio.url },
    { key: "mp3", url: audio.mp3Url },
    { key: "vtt", url: audio.vttUrl },
    ...(audio.chaptersUrl ? [{ key: "chapters", url: audio.chaptersUrl } as const] : []),
  ] as const;
  return (
    <Menu position="top-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Tooltip label={t(($) => $.audios.download)} disabled={opened}>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t(($) => $.audios.download)}>
            <Download size={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(({ key, url }) => (
          <Menu.Item key={key} component="a" href={url} download>
            {t(($) => $.audios.files[key])}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
