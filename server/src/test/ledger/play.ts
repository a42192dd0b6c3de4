import { appErrorOf } from "#kernel/app-error-of";
import { type TestDomain, undisturbed } from "../domain.ts";
import { type Cast, type Deed, giftOf, holdOf, ownerOf, usedBy } from "./deeds.ts";

type Stage = Pick<TestDomain, "db" | "credits" | "queues">;

/** How often a deed is tried again whose connection was lost; nobody is that unlucky. */
const TRIES = 200;

/** Does deeds as a caller would: what was lost on the way is done again, under the same key. */
export function player({ db, credits, queues }: Stage, { viewers, entryIds }: Cast) {
  const queueIds = new Map<number, Set<string>>();
  let losses = 0;

  async function once(deed: Deed): Promise<void> {
    if ("key" in deed) return give(deed);
    const viewer = ownerOf(viewers, deed.job);
    const entryId = entryIds[deed.job]!;
    if (deed.kind === "order") {
      const key = `order-${deed.job}`;
      const { id } = await queues.order(viewer, {
        entryId,
        queueType: "generate_script",
        input: {},
        price: async () => holdOf(deed.job),
        requestHash: key,
        idempotencyKey: key,
      });
      queueIds.set(deed.job, (queueIds.get(deed.job) ?? new Set()).add(id));
      return;
    }
    const [queue] = await queues.list(viewer, entryId);
    if (!queue) return;
    if (deed.kind === "giveUp") return queues.giveUp(queue.id);
    if (deed.kind === "cancel") return void (await queues.cancel(viewer, entryId, queue.id));
    await queues.run(queue.id, undisturbed, ({ complete }) =>
      complete(async () => ({ revisionNumber: "0001", credits: usedBy(deed.job) })),
    );
  }

  async function give(deed: Extract<Deed, { key: number }>): Promise<void> {
    const { uid } = ownerOf(viewers, deed.key);
    const key = `${deed.kind}-${deed.key}`;
    if (deed.kind === "adjust") return void (await credits.adjust(uid, giftOf(deed), key, "test"));
    const { grant, purchase } = credits;
    const post = deed.kind === "grant" ? grant : purchase;
    await db.transaction((tx) => post(tx, uid, giftOf(deed), key));
  }

  return {
    /** The queues that each job's key was answered with. */
    queueIds,
    losses: () => losses,
    async play(deed: Deed): Promise<void> {
      let lost: unknown;
      for (let left = TRIES; left > 0; left--) {
        try {
          return await once(deed);
        } catch (error) {
          if (isRefusal(error)) return;
          if (!isLoss(error)) throw error;
          losses++;
          lost = error;
        }
      }
      throw new Error(`${deed.kind} was lost ${TRIES} times`, { cause: lost });
    },
  };
}

/** Several at a time, each free hand taking the next. */
export async function inParallel<T>(hands: number, items: readonly T[], work: (item: T) => Promise<void>) {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: hands }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}

/** Too few credits, or a job that has ended: an answer, not a loss. */
const isRefusal = (error: unknown) =>
  ["INSUFFICIENT_CREDITS", "CONFLICT"].includes((error as { code?: string }).code ?? "");

/** Refusals that a caller is told to retry. */
const isLoss = (error: unknown) => appErrorOf(error).code === "SERVICE_UNAVAILABLE";
