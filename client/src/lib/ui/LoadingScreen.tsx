import { Center, Loader, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

export function LoadingScreen({ message }: { message?: string }) {
  const { t } = useTranslation();
  return (
    <Center mih="calc(100dvh - var(--version-strip))" role="status">
      <Stack align="center" gap="xs">
        <Loader aria-hidden />
        <Text c="dimmed" size="sm">
          {message ?? t(($) => $.common.loading)}
        </Text>
      </Stack>
    </Center>
  );
}
