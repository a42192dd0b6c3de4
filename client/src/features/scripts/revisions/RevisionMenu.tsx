import { ActionIcon, Menu } from "@mantine/core";
import { Ellipsis, GitCompare, Pencil, Radio } from "lucide-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  opener: Ref<HTMLButtonElement>;
  onRename(): void;
  /** Missing where there is no other version. */
  onCompare: (() => void) | undefined;
  /** Missing where the version is in use, or the screen's main button puts it in use. */
  onUse: (() => void) | undefined;
}

/** The shown version's actions behind one button, where a row finds no room. */
export function RevisionMenu({ opener, onRename, onCompare, onUse }: Props) {
  const { t } = useTranslation();
  const acts = [
    { label: t(($) => $.scripts.revision.rename), Icon: Pencil, act: onRename },
    { label: t(($) => $.scripts.compare.open), Icon: GitCompare, act: onCompare },
    { label: t(($) => $.scripts.revision.makeLive), Icon: Radio, act: onUse },
  ];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={opener} variant="default" size={30} aria-label={t(($) => $.scripts.revision.acts)}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map(
          ({ label, Icon, act }) =>
            act && (
              <Menu.Item key={label} leftSection={<Icon size={16} aria-hidden />} onClick={act}>
                {label}
              </Menu.Item>
            ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
