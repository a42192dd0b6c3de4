import { z } from "zod";
import { defineTask } from "./define-task.ts";
import type { TaskServices } from "./services.ts";

/** An order and its job are sent together: what has no job after this long has lost it. */
const AGE_MS = 30_000;

export const giveUpLost = defineTask("give_up_lost", z.object({}), (_data, { queues }: TaskServices) =>
  queues.giveUpLost(new Date(Date.now() - AGE_MS)),
);
