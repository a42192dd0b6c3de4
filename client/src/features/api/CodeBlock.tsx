import { ActionIcon, CopyButton, ScrollArea } from "@mantine/core";
import { Check, Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import classes from "./Api.module.css";

/** Lines that are there to be taken along. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const { t } = useTranslation();
  return (
    <figure className={classes.code} aria-label={label}>
      <ScrollArea viewportProps={{ tabIndex: 0 }} type="auto">
        <pre className={classes.lines}>
          <code>{code}</code>
        </pre>
      </ScrollArea>
      <CopyButton value={code}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            onClick={copy}
            aria-label={copied ? t(($) => $.api.copied) : t(($) => $.api.copy, { label })}
          >
            {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
    </figure>
  );
}
