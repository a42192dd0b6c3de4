import "./styles";
import { useApolloClient } from "@apollo/client/react";
import { VisuallyHidden } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { type ComponentProps, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { createPlayback } from "#features/audios/playback/playback";
import { EntryRail } from "#features/entries/list/EntryRail";
import { resortEntries } from "#features/entries/list/resort-entries";
import { TabTitle } from "#features/entries/list/TabTitle";
import { EntryForm } from "#features/entries/submit/EntryForm";
import { FirstRun } from "#features/entries/submit/FirstRun";
import { useCreateEntries } from "#features/entries/submit/use-create-entries";
import {
  ActiveQueuesDocument,
  EntriesDocument,
  type Job_QueueFragment,
  ShelvesDocument,
  ViewerDocument,
  WorkspaceDocument,
} from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { useSocketState } from "#lib/apollo/ConnectionProvider";
import { refetchShown } from "#lib/apollo/refetch-shown";
import { QueueWatcher } from "#lib/jobs/QueueWatcher";
import { rememberQueue } from "#lib/jobs/remember-queue";
import { lazyScreen } from "#lib/lazy-screen";
import { notify } from "#lib/notifications";
import { pendingOrder } from "#lib/pending-order";
import { Later } from "#lib/ui/Later";
import { LazyPart } from "#lib/ui/LazyPart";
import { LoadingScreen } from "#lib/ui/LoadingScreen";
import { addressOf } from "../paths";
import { tellingOf } from "./end-of-job";
import { OpenEntry } from "./OpenEntry";
import classes from "./Panes.module.css";
import { type Pane, PaneTabs } from "./PaneTabs";
import { PlayerBar } from "./PlayerBar";
import { roomForNotices } from "./room-for-notices";
import { SidePart } from "./SidePart";
import { useCalledBack } from "./use-called-back";
import { useDrawn } from "./use-drawn";
import { useFollowingAudio } from "./use-following-audio";
import { useFront } from "./use-front";
import { useJobs } from "./use-jobs";
import { useListen } from "./use-listen";
import { useNarration } from "./use-narration";
import { usePlace } from "./use-place";
import { useRemoval } from "./use-removal";
import { useReturn } from "./use-return";
import { useSelection } from "./use-selection";
import { useSpoken } from "./use-spoken";
import { useToasts } from "./use-toasts";
import { useTransitions } from "./use-transitions";
import { useWorkspace } from "./use-workspace";

const BulkOrders = lazyScreen(() => import("./bulk/BulkOrders"), "BulkOrders");
const Library = lazyScreen(() => import("#features/entries/library/Library"), "Library");

/** The state of the socket is its own: else each change would draw the whole screen. */
const Watcher = (props: Omit<ComponentProps<typeof QueueWatcher>, "socket">) => (
  <QueueWatcher {...props} socket={useSocketState()} />
);

/** The main screen: entries, the open script and its settings, and the player below. */
export function MainPage() {
  const client = useApolloClient();
  const { entryId: selected, revision, chosen, select, close } = useSelection();
  const [pane, setPane] = useState<Pane>(() => firstPane(selected));
  const front = useFront(pane);
  const isCentreDrawn = useDrawn(front === "script");
  // Told at once: what is drawn into it stands above the panes, and must not push them down later.
  const [head, headRef] = useState<HTMLElement | null>(null);
  const [foot, footRef] = usePlace();
  const [playback] = useState(createPlayback);
  const tell = useToasts();
  useReturn();
  const listed = useJobs();
  // Then the whole screen is drawn: in slices, so that the page stays responsive.
  const isKnown = useDeferredValue(listed.isKnown);
  const { hidden, removeOne, removeAll } = useRemoval({ tell, close });
  // The address follows a moment later; nothing is asked about an entry that is being deleted.
  const entryId = selected !== null && hidden.has(selected) ? null : selected;
  const workspace = useWorkspace({ entryId, revision });
  const narration = useNarration(playback, workspace.audio?.cues ?? null);

  const open = useCallback(
    (id: string, number: string | null = null) => {
      // An entry that is already open keeps the chosen revision.
      select(id, number ?? (id === entryId ? revision : null));
      setPane("script");
    },
    [select, entryId, revision],
  );
  useCalledBack(open);
  const listen = useListen({ playback, shown: workspace.audio?.id, open });
  const creation = useCreateEntries(open, tell.failed);
  const [ordered, setOrdered] = useState<Job_QueueFragment | null>(null);
  const queues = useMemo(() => [...listed.queues, ...workspace.queues], [listed.queues, workspace.queues]);

  const awaitAudio = useFollowingAudio(queues, playback);

  const { spoken, say } = useSpoken();
  const onTransition = useTransitions({
    selection: chosen,
    select,
    tell: (transition) => {
      const { entryId: id, type, revisionNumber = null } = transition.queue;
      const isAudio = type === "generate_audio";
      const awaitedJob = playback.awaitedJob();
      const hidden = document.hidden || front !== "script";
      const telling = tellingOf(transition, { openId: entryId, hidden, awaitedJob, queues });
      if (telling === "nothing") return;
      if (telling === "listen") void listen(id, revisionNumber);
      void listed.titleOf(id).then((title) => {
        if (isAudio && transition.outcome === "completed")
          void notify({
            title: tell.wordsOf(transition.queue, title),
            id: transition.queue.id,
            url: addressOf(id, revisionNumber),
            open: () => open(id, revisionNumber),
          });
        if (telling !== "message") return say(tell.wordsOf(transition.queue, title));
        tell.ended(transition, title, () => {
          if (isAudio) void listen(id, revisionNumber);
          else open(id, revisionNumber);
        });
      });
    },
  });
  const follow = (queue: Job_QueueFragment) => {
    rememberQueue(client.cache, queue);
    setOrdered(queue);
  };
  const onQueued = (queue: Job_QueueFragment, listen: boolean) => {
    if (queue.type === "generate_script") awaitAudio(listen ? queue : null);
    else if (listen) playback.playJob(queue.id);
    follow(queue);
    setPane("script");
    void refetchShown(client, ViewerDocument);
    void resortEntries(client);
  };
  const onResync = useCallback(
    () =>
      void refetchShown(
        client,
        EntriesDocument,
        ShelvesDocument,
        ActiveQueuesDocument,
        ViewerDocument,
        WorkspaceDocument,
      ),
    [client],
  );

  // An entry that is gone, here or elsewhere, is not open any more.
  const gone = workspace.error && toAppError(workspace.error).code === "NOT_FOUND";
  useEffect(() => {
    if (gone) select(null);
  }, [gone, select]);

  const watcher = (
    <>
      <Watcher queues={queues} ordered={ordered} onTransition={onTransition} onResync={onResync} />
      <TabTitle title={workspace.entry?.title ?? null} queues={listed.queues} />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
  // No overlay: a message has a place of its own, so that it covers nothing.
  const messages = (
    <Later>
      <Notifications withinPortal={false} limit={2} className={classes.messages} />
    </Later>
  );
  const form = <EntryForm {...creation} isNext={entryId === null} />;
  if (!isKnown) return <LoadingScreen />;
  if (listed.total === 0) {
    return (
      <main className={classes.center}>
        {watcher}
        <FirstRun busy={creation.busy} onSample={(url) => void creation.submit([url])}>
          {form}
        </FirstRun>
        {messages}
      </main>
    );
  }
  return (
    <div className={classes.page}>
      {watcher}
      <PaneTabs pane={pane} onChange={setPane} />
      {entryId !== null && <div ref={headRef} className={classes.head} />}
      <div className={classes.panes} data-pane={pane}>
        <SidePart pane="entries" isFront={front === "entries"}>
          <EntryRail
            total={listed.total ?? 0}
            hidden={hidden}
            selected={entryId}
            onSelect={(id) => open(id)}
            onRemove={removeOne}
            onRemoveAll={removeAll}
            orders={(entries, done) => <BulkOrders entries={entries} onQueued={follow} onOrdered={done} />}
          >
            {form}
          </EntryRail>
        </SidePart>
        <OpenEntry
          workspace={workspace}
          playback={playback}
          narration={narration}
          selected={entryId !== null}
          front={front}
          library={
            isCentreDrawn && (
              <LazyPart>
                <Library listed={listed.entries} hidden={hidden} onOpen={(id) => open(id)} />
              </LazyPart>
            )
          }
          head={head}
          foot={foot}
          onQueued={onQueued}
          onRevision={(number) => entryId && select(entryId, number)}
          onError={tell.failed}
          onSettings={() => setPane("settings")}
        />
      </div>
      <div ref={roomForNotices} className={classes.feet} data-feet>
        {messages}
        <div ref={footRef} />
        <PlayerBar workspace={workspace} playback={playback} />
      </div>
    </div>
  );
}

/** Where there is room for one pane: the open script, or the button that one left to buy credits. */
function firstPane(entryId: string | null): Pane {
  const pending = pendingOrder();
  if (pending) return pending.order.kind === "both" ? "script" : "settings";
  return entryId === null ? "entries" : "script";
}
