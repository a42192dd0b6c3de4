import { Textarea } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isComposing } from "#lib/typing";
import classes from "./SentenceField.module.css";

interface Props {
  text: string;
  onDone(text: string, byKey: boolean): void;
  onCancel(): void;
}

/** One sentence being written. Enter or leaving takes it, Escape gives it up. */
export function SentenceField({ text, onDone, onCancel }: Props) {
  const { t } = useTranslation();
  const [value, setValue] = useState(text);
  const left = useRef(false);

  const leave = (how: () => void) => {
    if (left.current) return;
    left.current = true;
    how();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape") leave(onCancel);
    else if (event.key === "Enter" && !event.shiftKey) leave(() => onDone(value, true));
    else return;
    event.preventDefault();
  };
  return (
    <Textarea
      className={classes.field}
      aria-label={t(($) => $.scripts.sentence)}
      description={t(($) => $.scripts.sentenceHint)}
      inputWrapperOrder={["input", "description"]}
      autosize
      autoFocus
      size="md"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={() => leave(() => onDone(value, false))}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
    />
  );
}
