import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./Changes.module.css";

interface Props {
  /** Null for what is new. */
  before: ReactNode | null;
  /** Null for what is gone. */
  after: ReactNode | null;
  /** The language of the words that are shown, where they are the page's. */
  language?: string | undefined;
}

/** Both states of one thing below each other, each said by a word: colours and lines through it are not heard. */
export function BeforeAfter({ before, after, language }: Props) {
  const { t } = useTranslation();
  const states = [
    {
      name: after === null ? t(($) => $.scripts.changes.removed) : t(($) => $.scripts.changes.before),
      shown: before,
    },
    {
      name: before === null ? t(($) => $.scripts.changes.added) : t(($) => $.scripts.changes.after),
      shown: after,
    },
  ].filter(({ shown }) => shown !== null);
  return (
    <div className={classes.states}>
      {states.map(({ name, shown }) => (
        <p key={name}>
          <Text component="b" size="xs" c="dimmed">
            {name}
          </Text>
          <span data-words lang={language}>
            {shown}
          </span>
        </p>
      ))}
    </div>
  );
}
