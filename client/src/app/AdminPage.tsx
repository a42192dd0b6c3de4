import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CenteredPage } from "#lib/ui/CenteredPage";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { useViewer } from "#lib/viewer/use-viewer";

/** Opens for anybody signed in, and says what is true for them. */
export function AdminPage() {
  const { t } = useTranslation();
  const viewer = useViewer();
  if (!viewer) return <LoadingScreen />;
  return (
    <CenteredPage title={t(($) => $.admin.title)}>
      <Text>{viewer.role === "admin" ? t(($) => $.admin.empty) : t(($) => $.admin.noRole)}</Text>
    </CenteredPage>
  );
}
