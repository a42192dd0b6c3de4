/** An order that was accepted: its job, who pays, and the price that was quoted before. */
export interface Order {
  queueId: string;
  userId: string;
  price: number;
}

/** The state of things when all has ended. */
export interface Ended {
  /** Logs of the workers, line by line as they wrote them. */
  logs: readonly string[];
  /** Jobs whose audio is there. */
  heard: readonly string[];
  /** Jobs that were begun more than once. */
  begunAgain: readonly string[];
  /** Credits that each job has cost, by its own row. */
  charged: ReadonlyMap<string, number>;
  /** Credits that each user's balance has sunk by. */
  paid: ReadonlyMap<string, number>;
}

/** Holds what was ordered against what was made and paid. A price is the most that a job may cost. */
export function accountOf(orders: readonly Order[], { logs, heard, begunAgain, charged, paid }: Ended) {
  const heardOf = new Set(heard);
  const times = timesMade(logs.flatMap(jobsMade));
  const again = new Set(begunAgain);
  const due = new Map<string, number>();
  for (const { queueId, userId } of orders)
    due.set(userId, (due.get(userId) ?? 0) + (charged.get(queueId) ?? 0));
  const difference = (userId: string) => (paid.get(userId) ?? 0) - (due.get(userId) ?? 0);
  const users = [...due.keys()];
  return {
    lost: orders.filter(({ queueId }) => !heardOf.has(queueId)).length,
    madeTwice: orders.filter(({ queueId }) => (times.get(queueId) ?? 0) > 1 || again.has(queueId)).length,
    // A price that nobody knows is below any charge.
    abovePrice: orders.filter(({ queueId, price }) => !((charged.get(queueId) ?? 0) <= price)).length,
    paidTooMuch: users.filter((userId) => difference(userId) > 0).length,
    paidTooLittle: users.filter((userId) => difference(userId) < 0).length,
    credits: users.reduce((sum, userId) => sum + (paid.get(userId) ?? 0), 0),
  };
}

/** Jobs of audios that a worker has made, each as often as its log says so. */
export function jobsMade(log: string): string[] {
  return log.split("\n").flatMap((line) => {
    if (!line.includes("generate_audio ended")) return [];
    const { queueId } = JSON.parse(line) as { queueId?: string };
    return queueId ?? [];
  });
}

function timesMade(jobs: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const job of jobs) times.set(job, (times.get(job) ?? 0) + 1);
  return times;
}
