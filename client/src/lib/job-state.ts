interface Job {
  status: string;
}

export const isActiveJob = ({ status }: { status: string }) => status === "queued" || status === "running";
export const hasEnded = ({ status }: Job) => status === "completed" || status === "failed";

/** A job that has ended does not begin again: an answer that still has it active is older than its end. */
export const isOlderThanEnd = (answer: Job, known: Job): boolean => hasEnded(known) && isActiveJob(answer);
