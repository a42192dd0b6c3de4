import { AsyncLocalStorage } from "node:async_hooks";

/** Id of the request that all of this is done for: a job keeps it, so that its lines are found by it, too. */
export const requestIds = new AsyncLocalStorage<string>();
