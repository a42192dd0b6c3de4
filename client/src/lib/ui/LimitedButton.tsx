import { Button, type ButtonProps, Text } from "@mantine/core";
import { type ComponentPropsWithoutRef, useId } from "react";

interface Props extends ButtonProps, Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps> {
  /** Why there is no room for another one; the button is off then. */
  full: string | null;
}

/** Adds one more of what an account holds only so many of, and says beside it when that is reached. */
export function LimitedButton({ full, disabled, ...props }: Props) {
  const id = useId();
  return (
    <div>
      <Button
        {...props}
        disabled={full !== null || Boolean(disabled)}
        aria-describedby={full === null ? undefined : id}
      />
      {/* Nobody comes to a button that is off by Tab: its reason is told when it begins to hold. */}
      <div role="status">
        {full !== null && (
          <Text id={id} size="sm" c="dimmed" mt={6} data-phrases>
            {full}
          </Text>
        )}
      </div>
    </div>
  );
}
