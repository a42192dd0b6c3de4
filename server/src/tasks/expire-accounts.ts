import { z } from "zod";
import { EXPIRE_ACCOUNTS } from "#domain/accounts/expirations";
import { defineTask } from "./define-task.ts";
import type { TaskServices } from "./services.ts";

/** Ends accounts that ran out, and the sign-ins of leaving accounts after their 15 minutes. */
export const expireAccounts = defineTask(
  EXPIRE_ACCOUNTS,
  z.object({}),
  async (_data, { expirations, deletions }: TaskServices) => {
    await expirations.run();
    await deletions.closeSignIns();
  },
);
