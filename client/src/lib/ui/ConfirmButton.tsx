import { Button, type ButtonProps, Group, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CONFIRM_DELAY } from "../timing";

interface Props extends ButtonProps {
  label: string;
  /** Shown once it asks: what the second press does. */
  sure: string;
  /** It destroys something, or takes something away. */
  danger?: boolean;
  onConfirm(): void;
}

type Phase = "idle" | "asking" | "armed";

/**
 * The first press asks, the second one does it. In between the button is inert for a moment, so that a double
 * click cannot confirm. Leaving the button takes the question back. The question is said to screen readers, which
 * do not notice that the focused button has another name.
 */
export function ConfirmButton({ label, sure, danger, onConfirm, ...button }: Props) {
  const { t } = useTranslation();
  const [phase, setPhase] = useState<Phase>("idle");
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase !== "asking") return;
    const timer = setTimeout(() => setPhase("armed"), CONFIRM_DELAY);
    return () => clearTimeout(timer);
  }, [phase]);
  const isAsked = phase !== "idle";
  const press = () => {
    if (phase === "idle") setPhase("asking");
    if (phase !== "armed") return;
    setPhase("idle");
    onConfirm();
  };
  return (
    <Group
      ref={group}
      gap={4}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setPhase("idle");
      }}
    >
      <Button
        size="sm"
        variant={isAsked ? "filled" : danger ? "outline" : "default"}
        color={danger ? "red" : undefined}
        {...button}
        aria-disabled={phase === "asking" || undefined}
        // A key that is held down repeats its press.
        onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
        onClick={({ currentTarget }) => {
          // Safari gives a clicked button no focus, and without it the question would never be taken back.
          currentTarget.focus();
          press();
        }}
      >
        {isAsked ? sure : label}
      </Button>
      {isAsked && (
        <Button
          variant="subtle"
          color="gray"
          size={button.size ?? "sm"}
          onClick={() => {
            setPhase("idle");
            group.current?.querySelector("button")?.focus();
          }}
        >
          {t(($) => $.common.cancel)}
        </Button>
      )}
      <VisuallyHidden role="status">{isAsked && sure}</VisuallyHidden>
    </Group>
  );
}
