import { z } from "zod";
import { defineTask } from "./define-task.ts";
import type { TaskServices } from "./services.ts";

export const generateScript = defineTask(
  "generate_script",
  z.object({ queueId: z.uuid() }),
  ({ queueId }, { scripts }: TaskServices, context) => scripts.run(queueId, context),
  ({ queueId }, { queues }) => queues.giveUp(queueId),
);
