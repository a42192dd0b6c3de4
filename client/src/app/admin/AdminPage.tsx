import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { lazyScreen } from "#lib/lazy-screen";
import { CenteredPage } from "#lib/ui/CenteredPage";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { useViewer } from "#lib/viewer/use-viewer";

const AdminScreen = lazyScreen(() => import("./AdminScreen"), "AdminScreen");

/** Opens for anybody signed in; without the role it says so, and shows nothing else. */
export function AdminPage() {
  const { t } = useTranslation();
  const viewer = useViewer();
  if (!viewer) return <LoadingScreen />;
  if (viewer.role === "admin") return <AdminScreen />;
  return (
    <CenteredPage title={t(($) => $.admin.title)}>
      <Text>{t(($) => $.admin.noRole)}</Text>
    </CenteredPage>
  );
}
