import { Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useDocumentTitle } from "./use-document-title";

/** A quiet page with one message. */
export function CenteredPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <Stack component="main" maw={520} mx="auto" px="md" py={{ base: 48, sm: 96 }} w="100%">
      <Title order={1}>{title}</Title>
      {children}
    </Stack>
  );
}
