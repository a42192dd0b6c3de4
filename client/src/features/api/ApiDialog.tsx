import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/FloatingIndicator.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/NumberInput.layer.css";
import "@mantine/core/styles/SegmentedControl.layer.css";
import "@mantine/core/styles/Skeleton.layer.css";
import "@mantine/core/styles/Tabs.layer.css";
import { Modal, Tabs } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import type { WindowEvents } from "#lib/events";
import { KeyPart } from "./KeyPart";
import { WebhookPart } from "./WebhookPart";

interface Props {
  /** The tab that is open at first. */
  tab?: WindowEvents["apiWanted"]["tab"];
  onClose(): void;
}

/** Keys for programs, and webhooks that tell them of events. */
export function ApiDialog({ tab = "keys", onClose }: Props) {
  const { t } = useTranslation();
  const narrow = useMediaQuery("(max-width: 48em)");
  return (
    <Modal
      opened
      onClose={onClose}
      size="48rem"
      fullScreen={narrow}
      title={t(($) => $.api.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Tabs defaultValue={tab} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="keys">{t(($) => $.api.keys)}</Tabs.Tab>
          <Tabs.Tab value="webhooks">{t(($) => $.api.hooks.title)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="keys">
          <KeyPart />
        </Tabs.Panel>
        <Tabs.Panel value="webhooks">
          <WebhookPart />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}
