import "@mantine/core/styles/Progress.layer.css";
import { Progress, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useBytes } from "#lib/i18n/use-bytes";

interface Props {
  bytes: number;
  limit: number;
}

/** Shows how much of the room for audio is taken. */
export function KeptSound({ bytes, limit }: Props) {
  const { t } = useTranslation();
  const size = useBytes();
  return (
    <div>
      <Text size="sm">{t(($) => $.account.panel.kept, { bytes: size(bytes), limit: size(limit) })}</Text>
      <Progress
        mt={4}
        value={Math.min(100, (100 * bytes) / limit)}
        aria-label={t(($) => $.account.panel.keptLabel)}
      />
    </div>
  );
}
