import { z } from "zod";
import { EXPORT_ACCOUNT } from "#domain/leaving/exports";
import { defineTask } from "./define-task.ts";
import type { TaskServices } from "./services.ts";

export const exportAccount = defineTask(
  EXPORT_ACCOUNT,
  z.object({ exportId: z.uuid() }),
  ({ exportId }, { exports }: TaskServices, context) => exports.run(exportId, context),
  ({ exportId }, { exports }) => exports.giveUp(exportId),
);
