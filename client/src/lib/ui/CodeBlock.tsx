import { ActionIcon, CopyButton, ScrollArea } from "@mantine/core";
import { Check, Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import classes from "./CodeBlock.module.css";

interface Props {
  label: string;
  code: string;
  /** Shows the label above the text. */
  hasCaption?: boolean;
}

/** Text to copy. A single line wraps, so that all of it is seen; several lines keep their breaks. */
export function CodeBlock({ label, code, hasCaption = false }: Props) {
  const { t } = useTranslation();
  return (
    <figure className={classes.block} aria-label={label}>
      {hasCaption && <figcaption className={classes.caption}>{label}</figcaption>}
      <div className={classes.code}>
        <ScrollArea viewportProps={{ tabIndex: 0 }} type="auto">
          <pre className={classes.lines} data-wraps={!code.includes("\n")}>
            <code>{code}</code>
          </pre>
        </ScrollArea>
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              onClick={copy}
              aria-label={copied ? t(($) => $.common.copied) : t(($) => $.common.copy, { label })}
            >
              {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
            </ActionIcon>
          )}
        </CopyButton>
      </div>
    </figure>
  );
}
