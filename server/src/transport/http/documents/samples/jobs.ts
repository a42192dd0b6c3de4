import { at, entryId } from "./common.ts";

export const scriptJob = {
  queueId: "0198f1c3-70aa-4d18-a4e6-c85b9f013d2e",
  entryId,
  queueType: "generate_script",
  status: "completed",
  stage: "finishing",
  progress: 1,
  done: 1,
  total: 1,
  revision_number: "0001",
  withAudio: false,
  audioHeldBack: null,
  error: null,
  createdAt: at("09:01:00"),
  startedAt: at("09:01:00"),
  finishedAt: at("09:01:02"),
};

export const audioJob = {
  ...scriptJob,
  queueId: "0198f1c7-02bd-4f63-8d90-5ae14b7c6f31",
  queueType: "generate_audio",
  status: "running",
  stage: "speaking",
  progress: 0.28,
  done: 12,
  total: 42,
  createdAt: at("09:05:00"),
  startedAt: at("09:05:00"),
  finishedAt: null,
};
