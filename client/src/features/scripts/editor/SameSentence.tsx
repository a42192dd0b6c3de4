import { Button, Radio, Stack, Text, Title } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DiffPieces } from "../diff/DiffPieces";
import { compareScripts } from "../diff/diff";
import { decidedText, type Merged } from "./merged-parts";
import classes from "./SameSentence.module.css";

interface Props {
  parts: Merged;
  language: string;
  onDecided(content: string, version: number): void;
}

type Side = "mine" | "theirs";

/** Sentences that were changed here and elsewhere: everything else is merged already. */
export function SameSentence({ parts: { parts, version }, language, onDecided }: Props) {
  const { t } = useTranslation();
  const both = parts.flatMap((part) => ("text" in part ? [] : [part]));
  const [choices, setChoices] = useState<(Side | null)[]>(() => both.map(() => null));
  const decided = choices.filter((choice) => choice !== null);
  return (
    <section className={classes.same} role="alert">
      <Title order={3} size="h5">
        {t(($) => $.scripts.conflict.sameTitle)}
      </Title>
      <Text size="sm" data-phrases>
        {t(($) => $.scripts.conflict.sameText)}
      </Text>
      {both.map(({ mine, theirs }, index) => {
        const [row] = compareScripts([theirs], [mine], language);
        const sides = [
          { value: "mine", label: t(($) => $.scripts.conflict.mine), parts: row?.right, mark: "ins" },
          { value: "theirs", label: t(($) => $.scripts.conflict.theirs), parts: row?.left, mark: "del" },
        ] as const;
        return (
          <Radio.Group
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
            key={index}
            aria-label={t(($) => $.scripts.sentence)}
            value={choices[index] ?? ""}
            onChange={(side) => setChoices((before) => before.with(index, side as Side))}
          >
            <Stack gap="xs">
              {sides.map(({ value, label, parts: words, mark }) => (
                <Radio
                  key={value}
                  value={value}
                  label={
                    <span className={classes.side} lang={language}>
                      <b>{label}</b> <DiffPieces parts={words ?? []} mark={mark} />
                    </span>
                  }
                />
              ))}
            </Stack>
          </Radio.Group>
        );
      })}
      <Button
        size="xs"
        disabled={decided.length < both.length}
        onClick={() => onDecided(decidedText(parts, decided), version)}
      >
        {t(($) => $.scripts.conflict.decide)}
      </Button>
    </section>
  );
}
