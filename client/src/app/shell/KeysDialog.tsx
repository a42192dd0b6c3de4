import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import { Modal, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { setSingleKeys, useSingleKeys } from "#lib/single-keys";
import classes from "./KeysDialog.module.css";

/** Lists the keyboard shortcuts as their components declare them. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const singleKeys = useSingleKeys();
  const [isKept, setKept] = useState(true);
  const lines = [
    { keys: [t(($) => $.keys.space)], does: t(($) => $.keys.play) },
    { keys: ["←", "→"], does: t(($) => $.keys.skip) },
    { keys: ["j", "k", "↑", "↓"], does: t(($) => $.keys.entries) },
    { keys: ["Enter", "F2"], does: t(($) => $.keys.edit) },
    { keys: ["Alt + ↑", "Alt + ↓"], does: t(($) => $.keys.move) },
    { keys: ["Delete"], does: t(($) => $.keys.remove) },
    { keys: ["Ctrl / ⌘ + Enter"], does: t(($) => $.keys.add) },
    { keys: ["Esc"], does: t(($) => $.keys.cancel) },
    { keys: ["Ctrl / ⌘ + Z"], does: t(($) => $.keys.undo) },
    { keys: ["Ctrl / ⌘ + Shift + Z"], does: t(($) => $.keys.redo) },
    { keys: ["Ctrl / ⌘ + K"], does: t(($) => $.palette.title) },
    { keys: ["?"], does: t(($) => $.keys.help) },
  ];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.keys.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <dl className={classes.keys} tabIndex={-1} data-autofocus>
        {lines.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="lg"
        label={t(($) => $.keys.single)}
        description={t(($) => $.keys.singleHint)}
        checked={singleKeys}
        onChange={(event) => setKept(setSingleKeys(event.currentTarget.checked))}
      />
      <Text size="sm" c="var(--mantine-color-error)" role="status">
        {!isKept && t(($) => $.notSaved)}
      </Text>
    </Modal>
  );
}
