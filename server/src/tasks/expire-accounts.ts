import { z } from "zod";
import { EXPIRE_ACCOUNTS } from "#domain/accounts/expirations";
import { defineTask } from "./define-task.ts";
import type { TaskServices } from "./services.ts";

/** What ends by the minute: accounts, and the time in which a leaving one may sign in. */
export const expireAccounts = defineTask(
  EXPIRE_ACCOUNTS,
  z.object({}),
  async (_data, { expirations, deletions }: TaskServices) => {
    await expirations.run();
    await deletions.closeSignIns();
  },
);
