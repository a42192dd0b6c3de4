import { Button, type ButtonProps } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface Props extends ButtonProps {
  label: string;
  onConfirm(): void;
}

/** The second click does it; the first one asks. Leaving the button takes the question back. */
export function ConfirmButton({ label, onConfirm, ...button }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <Button
      variant={asked ? "filled" : "default"}
      color={asked ? "red" : undefined}
      size="sm"
      {...button}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (asked) onConfirm();
        setAsked(!asked);
      }}
    >
      {asked ? t(($) => $.admin.confirm, { action: label }) : label}
    </Button>
  );
}
