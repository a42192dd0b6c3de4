import { Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { lazyScreen } from "#lib/lazy-screen";
import { CenteredPage } from "#lib/ui/CenteredPage";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { RouteLink } from "#lib/ui/RouteLink";
import { useViewer } from "#lib/viewer/use-viewer";
import { paths } from "../paths";

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
      <Button component={RouteLink} to={paths.main} w="fit-content">
        {t(($) => $.payment.toMain)}
      </Button>
    </CenteredPage>
  );
}
