import { Highlight, Modal, Text, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./PageCard.module.css";

/** A run of text, and where it stands in the page. */
export interface ShownBlock {
  position: number;
  kind: string;
  text: string;
}

interface Props {
  opened: boolean;
  blocks: readonly ShownBlock[];
  language: string | undefined;
  onClose(): void;
}

/** All that was read of a page, and a field to find something in it. */
export function PageTextDialog({ opened, blocks, language, onClose }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const wanted = search.trim();
  const found = wanted
    ? blocks.filter(({ text }) => text.toLowerCase().includes(wanted.toLowerCase()))
    : blocks;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t(($) => $.entries.text.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <TextInput
        mb="md"
        type="search"
        leftSection={<Search size={16} aria-hidden />}
        aria-label={t(($) => $.entries.text.search)}
        placeholder={t(($) => $.entries.text.search)}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {wanted && (
        <Text size="xs" c="dimmed" mb="xs" role="status">
          {t(($) => $.entries.text.found, { count: found.length })}
        </Text>
      )}
      <div className={classes.text} lang={language}>
        {found.map((block) => (
          <Highlight key={block.position} component="p" inherit highlight={wanted} data-kind={block.kind}>
            {block.text}
          </Highlight>
        ))}
      </div>
    </Modal>
  );
}
