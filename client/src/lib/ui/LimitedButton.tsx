import { Button, type ButtonProps, Group, Text } from "@mantine/core";
import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";

interface Props extends ButtonProps, Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps> {
  /** Why there is no room for another one; the button is off then. */
  full: string | null;
  /** Buttons that follow it in its row. */
  beside?: ReactNode;
}

/** Adds one more of what an account holds only so many of, and says beside it when that is reached. */
export function LimitedButton({ full, disabled, beside, ...props }: Props) {
  const id = useId();
  return (
    <div>
      <Group gap="xs">
        <Button
          {...props}
          disabled={full !== null || Boolean(disabled)}
          aria-describedby={full === null ? undefined : id}
        />
        {beside}
      </Group>
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
