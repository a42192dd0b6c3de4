import { ActionIcon, CopyButton, TextInput } from "@mantine/core";
import { Check, Copy } from "lucide-react";
import { useTranslation } from "react-i18next";

/** A text that is there to be taken along. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={label}
      value={value}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
      rightSection={
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              onClick={copy}
              aria-label={copied ? t(($) => $.publishing.copied) : t(($) => $.publishing.copy, { label })}
            >
              {copied ? <Check size={16} /> : <Copy size={16} />}
            </ActionIcon>
          )}
        </CopyButton>
      }
    />
  );
}
