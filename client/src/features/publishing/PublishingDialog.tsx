import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/ColorInput.layer.css";
import "@mantine/core/styles/ColorPicker.layer.css";
import "@mantine/core/styles/ColorSwatch.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Skeleton.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import "@mantine/core/styles/Tabs.layer.css";
import { Modal, Tabs } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { Feeds } from "./Feeds";
import { Sites } from "./Sites";
import { SpokenMark } from "./SpokenMark";

/** Sites, podcasts and the mark of AI. */
export function PublishingDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const narrow = useMediaQuery("(max-width: 48em)");
  return (
    <Modal
      opened
      onClose={onClose}
      size="44rem"
      fullScreen={narrow}
      title={t(($) => $.publishing.all.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Tabs defaultValue="sites" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="sites" data-autofocus>
            {t(($) => $.publishing.site.title)}
          </Tabs.Tab>
          <Tabs.Tab value="feeds">{t(($) => $.publishing.feed.heading)}</Tabs.Tab>
          <Tabs.Tab value="mark">{t(($) => $.publishing.mark.title)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sites">
          <Sites />
        </Tabs.Panel>
        <Tabs.Panel value="feeds">
          <Feeds />
        </Tabs.Panel>
        <Tabs.Panel value="mark">
          <SpokenMark />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}
