import { ActionIcon, Menu, Tooltip } from "@mantine/core";
import { ListOrdered } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { clock } from "#lib/clock";
import { useAbovePlayer } from "../use-above-player";
import classes from "./Chapters.module.css";
import { type Chapter, chapterAt } from "./chapters";

/** A hair behind the start, so that rounding does not land in the sentence before. */
const INSIDE = 0.01;
/** Pixels: more chapters than these have room for are scrolled to. */
const HIGHEST = 320;

interface Props {
  chapters: readonly Chapter[];
  time: number;
  onSeek(seconds: number): void;
}

/** The headings of what is spoken, with their times; each leads to its place. */
export function ChaptersMenu({ chapters, time, onSeek }: Props) {
  const { t } = useTranslation();
  const current = chapterAt(chapters, time);
  const [opened, setOpened] = useState(false);
  const { button, place } = useAbovePlayer(HIGHEST);
  const label = t(($) => $.audios.chapters);
  return (
    <Menu position="top-end" width={280} {...place} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Tooltip label={label} disabled={opened}>
          <ActionIcon ref={button} variant="subtle" color="gray" size="lg" aria-label={label}>
            <ListOrdered size={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current === null ? null : String(current)}>
          {chapters.map(({ title, start }, index) => (
            <Menu.RadioItem
              // biome-ignore lint/suspicious/noArrayIndexKey: two headings may be the same words
              key={index}
              value={String(index)}
              closeMenuOnClick
              onChange={() => onSeek(start + INSIDE)}
            >
              <span className={classes.item}>
                <span data-words>{title}</span>
                <span className={classes.time}>{clock(start)}</span>
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
