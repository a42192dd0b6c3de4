import { Button, type ButtonProps, Stack } from "@mantine/core";
import { type ComponentPropsWithoutRef, useId } from "react";
import { LimitNote } from "./LimitNote";

interface Props extends ButtonProps, Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps> {
  /** Why there is no room for another one; the button is off then. */
  full: string | null;
  /** The note that tells it before a form; else it stands below the button. */
  noteId?: string;
}

/** Adds one more of what an account holds only so many of. */
export function LimitedButton({ full, noteId, disabled, ...props }: Props) {
  const ownId = useId();
  const button = (
    <Button
      w="fit-content"
      {...props}
      disabled={full !== null || Boolean(disabled)}
      aria-describedby={full === null ? undefined : (noteId ?? ownId)}
    />
  );
  if (noteId) return button;
  return (
    <Stack gap={6}>
      {button}
      <LimitNote id={ownId} full={full} />
    </Stack>
  );
}
