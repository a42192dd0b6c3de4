import { Button, Group, Popover, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  /** Name of what is removed. */
  name: string;
  /** Says what that ends. */
  hint: string;
  onRemove(): void;
}

/** Removes something, after a word on what that ends. */
export function RemoveButton({ name, hint, onRemove }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  // Escape takes the question back, and leaves the dialog around it open.
  const alone = { "data-mantine-stop-propagation": asking || undefined };
  return (
    <Popover
      opened={asking}
      onChange={setAsking}
      width={280}
      position="bottom-end"
      trapFocus
      returnFocus
      withArrow
    >
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={t(($) => $.publishing.removeNamed, { name })}
          onClick={() => setAsking(!asking)}
          {...alone}
        >
          {t(($) => $.publishing.remove)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm" mb="xs" data-phrases>
          {hint}
        </Text>
        <Group gap="xs">
          <Button
            size="xs"
            color="red"
            {...alone}
            onClick={() => {
              setAsking(false);
              onRemove();
            }}
          >
            {t(($) => $.publishing.remove)}
          </Button>
          <Button size="xs" variant="subtle" color="gray" {...alone} onClick={() => setAsking(false)}>
            {t(($) => $.common.cancel)}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
