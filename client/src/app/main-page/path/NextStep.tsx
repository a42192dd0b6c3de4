import { Button } from "@mantine/core";
import { Headphones, Radio } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Playback } from "#features/audios/playback/playback";
import { AudioOrderButton } from "#features/audios/settings/AudioOrderButton";
import { useSetLive } from "#features/scripts/revisions/use-set-live";
import { isActiveJob } from "#lib/job-state";
import type { Workspace } from "../use-workspace";
import { BothOrderButton } from "./BothOrderButton";
import type { Path } from "./use-path";

interface Props {
  path: Path;
  workspace: Workspace;
  playback: Playback;
  onLive(): void;
  onError(error: unknown): void;
}

/** The one button for what comes next; while something is made it stays, until there is something to hear. */
export function NextStep({ path, workspace, playback, onLive, onError }: Props) {
  switch (path.next) {
    case "both":
      return <BothOrderButton order={path.both} />;
    case "audio":
      return <AudioOrderButton order={path.sound} />;
    case "live":
      return <UseVersion workspace={workspace} onLive={onLive} onError={onError} />;
    case "making":
      return <Making workspace={workspace} playback={playback} />;
    default:
      return null;
  }
}

function UseVersion({
  workspace: { entry, number },
  onLive,
  onError,
}: Pick<Props, "workspace" | "onLive" | "onError">) {
  const { t } = useTranslation();
  const { setLive, loading } = useSetLive({
    entryId: entry?.id ?? "",
    number: number ?? "",
    onLive,
    onError,
  });
  return (
    <Button fullWidth leftSection={<Radio size={16} aria-hidden />} loading={loading} onClick={setLive}>
      {t(($) => $.scripts.revision.makeLive)}
    </Button>
  );
}

function Making({ workspace: { queues }, playback }: Pick<Props, "workspace" | "playback">) {
  const { t } = useTranslation();
  const job = queues.find((queue) => isActiveJob(queue) && queue.type === "generate_audio");
  // The audio that it replaces may be heard meanwhile.
  const isHeard = useSyncExternalStore(playback.subscribe, () => job !== undefined && playback.hears(job.id));
  if (isHeard) return null;
  if (job?.status === "running" && job.done > 0) {
    return (
      <Button
        fullWidth
        leftSection={<Headphones size={16} aria-hidden />}
        onClick={() => playback.playJob(job.id)}
      >
        {t(($) => $.main.path.listen)}
      </Button>
    );
  }
  return (
    <Button fullWidth variant="light" loading loaderProps={{ size: "xs" }}>
      {t(($) => $.main.path.making)}
    </Button>
  );
}
