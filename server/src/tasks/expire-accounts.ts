import { z } from "zod";
import { EXPIRE_ACCOUNTS } from "#domain/accounts/expirations";
import { defineTask } from "./define-task.ts";
import type { TaskServices } from "./services.ts";

export const expireAccounts = defineTask(
  EXPIRE_ACCOUNTS,
  z.object({}),
  (_data, { expirations }: TaskServices) => expirations.run(),
);
