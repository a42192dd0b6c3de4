import { z } from "zod";
import { defineTask } from "./define-task.ts";
import type { TaskServices } from "./services.ts";

export const generateAudio = defineTask(
  "generate_audio",
  z.object({ queueId: z.uuid() }),
  ({ queueId }, { audios }: TaskServices, context) => audios.run(queueId, context),
  ({ queueId }, { queues }) => queues.giveUp(queueId),
);
