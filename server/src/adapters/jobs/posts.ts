import { setTimeout as wait } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import type { SqlDatabase } from "#kernel/sql";
import type { PostHandler } from "#ports/jobs";
import { claimPosts, forget, type HeldPost, handBackPosts, leaveClaims } from "./post-claims.ts";
import { sendPosts } from "./post-jobs.ts";
import { FRESH_MS, TURNS_IN_TIME, turnsOfGroups } from "./post-turns.ts";
import { listenForPosts } from "./post-wakes.ts";

/** Posts of one process that wait for their answer: 80 MB where each has the longest body that an event can have. */
const HELD = 4_096;
/** Where as many have ended and wait to be written down, none is taken: 8 MB where each has 2 KB of an answer. */
const UNWRITTEN = 4_096;
/** Posts that are asked for together: each is locked to be looked at, even if its group has no place. */
const FETCHED = 1_024;
/** For retries, whose time comes without a word. A new post wakes a process, and so does a place that is free again. */
const POLL_MS = 1_000;
/** Ends within this time are written together, and places that come free within it filled together. */
const GATHER_MS = 20;
/** A look that found less than it asked for may have seen only groups without a place. */
const LOOK_AGAIN_MS = 50;

interface Needs {
  boss: PgBoss;
  db: SqlDatabase;
  onError: (error: unknown) => void;
  pollMs?: number;
  held?: number;
  unwritten?: number;
}

/** Works on posts until it is stopped; what ends while other ends are written is written with the next ones. */
export function workPosts<Due, Ended>(
  { boss, db, onError, pollMs = POLL_MS, held = HELD, unwritten = UNWRITTEN }: Needs,
  handler: PostHandler<Due, Ended>,
) {
  const halt = new AbortController();
  const running = new Set<HeldPost>();
  /** Those of them that wait for their turn or their answer, and not only to be written down. */
  const unanswered = new Set<HeldPost>();
  const reading = new Set<Promise<void>>();
  let restsUntil = 0;
  const turns = turnsOfGroups();
  let ended: { post: HeldPost; end: Ended }[] = [];
  let untaken: HeldPost[] = [];
  let isStopping = false;
  let isWriting = false;
  let written = Promise.resolve();
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  const wakes = listenForPosts(boss, wake, onError);

  async function fetchDue(): Promise<number> {
    const without = turns.silent();
    const most = Math.min(held - unanswered.size, FETCHED);
    if (most === 0 || running.size - unanswered.size >= unwritten) return 0;
    // A quarter of the places is kept for groups that are not known to be quick: one look may go past the half.
    const isHalfFree = unanswered.size < held / 2;
    const limits = {
      most,
      perGroup: TURNS_IN_TIME,
      ...(isHalfFree && { perHeldGroup: turns.room }),
      held: unanswered,
      without,
    };
    const posts = await claimPosts(boss, db, limits);
    if (posts.length === 0) return 0;
    const begun = begin(posts).finally(() => reading.delete(begun));
    reading.add(begun);
    return posts.length;
  }

  /** Not awaited before the next posts are claimed: that goes on while the rows of these are read. */
  async function begin(posts: readonly HeldPost[]) {
    for (const post of posts) {
      running.add(post);
      unanswered.add(post);
    }
    try {
      const rows = await handler.load(posts.map(({ id }) => id));
      if (halt.signal.aborted) return;
      const without = posts.filter(({ id }) => !rows.has(id));
      if (without.length > 0) await drop(without);
      leave(without);
      for (const post of posts) {
        const due = rows.get(post.id);
        if (due !== undefined) void run(post, due);
      }
    } catch (error) {
      onError(error);
      // Else one claim after the other would be made and lost, and every post would wait until its claim is over.
      restsUntil = Date.now() + pollMs;
      if (await giveBack(posts)) leave(posts);
    }
  }

  /** They have no row that is due. */
  async function drop(posts: readonly HeldPost[]) {
    await db.transaction((tx) => leaveClaims(tx, posts));
    forget(posts);
  }

  /** False where the process stops meanwhile, which hands back all that it holds. Later on the claims are over. */
  async function giveBack(posts: readonly HeldPost[]): Promise<boolean> {
    while (!halt.signal.aborted) {
      try {
        await handBackPosts(boss, db, posts);
        return true;
      } catch (error) {
        onError(error);
        if (posts.every(({ claim }) => Date.now() >= claim.at + FRESH_MS)) return true;
        await wait(pollMs, undefined, { signal: halt.signal }).catch(() => {});
      }
    }
    return false;
  }

  async function run(post: HeldPost, due: Due) {
    try {
      const end = await turns.take(post.group, post.claim.at, () => handler.run(due, halt.signal));
      // All that is held then is handed back.
      if (halt.signal.aborted) return;
      unanswered.delete(post);
      // Only now: the list may have been taken and replaced meanwhile.
      if (end === null) untaken.push(post);
      else ended.push({ post, end });
      if (!isWriting) written = write();
    } catch (error) {
      if (halt.signal.aborted) return;
      onError(error);
      // It stays in its claim, and runs again when that is over.
      leave([post]);
    }
  }

  async function write() {
    isWriting = true;
    while (ended.length + untaken.length > 0) {
      // Nothing else can end meanwhile where all that is held has ended.
      if (unanswered.size > 0) await wait(GATHER_MS);
      const batch = ended;
      const back = untaken;
      ended = [];
      untaken = [];
      await keep(batch).catch(onError);
      await handBackPosts(boss, db, back).catch(onError);
      leave([...batch.map(({ post }) => post), ...back]);
    }
    isWriting = false;
  }

  async function keep(batch: typeof ended) {
    if (batch.length === 0) return;
    const posts = batch.map(({ post }) => post);
    const ends = batch.map(({ end }) => end);
    await db.transaction(async (tx) => {
      const again = await handler.keep(tx, ends);
      await sendPosts(boss, tx, again);
      await leaveClaims(tx, posts, new Set(again.map(({ id }) => id)));
    });
    forget(posts);
  }

  function leave(posts: readonly HeldPost[]) {
    for (const post of posts) {
      running.delete(post);
      unanswered.delete(post);
    }
    wake();
  }

  function failed(error: unknown): number {
    onError(error);
    return 0;
  }

  async function work() {
    while (!isStopping) {
      woken = Promise.withResolvers();
      const restMs = restsUntil - Date.now();
      const found = restMs > 0 ? 0 : await fetchDue().catch(failed);
      if (found === FETCHED) continue;
      const lookMs = found > 0 ? LOOK_AGAIN_MS : pollMs;
      const timer = setTimeout(wake, restMs > 0 ? restMs : lookMs);
      await woken.promise;
      clearTimeout(timer);
      if (running.size > 0) await wait(GATHER_MS);
    }
  }
  const working = work();

  return {
    /** Posts that wait for an answer are handed back: they run again elsewhere at once. */
    async stop(graceMs: number) {
      isStopping = true;
      wake();
      const from = Date.now();
      while (running.size > 0 && Date.now() - from < graceMs) await wait(20);
      halt.abort(new Error("the process stops"));
      await working;
      // Rows that come later would be written to by a process that has stopped.
      await Promise.all(reading);
      await written;
      // Without the database they stay in their claims, which others give back.
      await handBackPosts(boss, db, [...running]).catch(onError);
      // Last: a connection that does not close must not keep posts from others.
      await wakes.stop().catch(onError);
    },
  };
}
