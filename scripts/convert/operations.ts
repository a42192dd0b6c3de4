const queueFields = `
  fragment QueueFields on Queue { id type status stage done total progress revisionNumber errorMessage }
`;

export const CREATE_ENTRY = `mutation Create($url: String!) { createEntry(url: $url) { id } }`;

export const ANALYZE_ENTRY = `mutation Analyze($id: ID!) { analyzeEntry(id: $id) { id title } }`;

export const GENERATE_SCRIPT = `
  ${queueFields}
  mutation Script($entryId: ID!, $settings: ScriptSettingsInput, $key: String) {
    generateScript(entryId: $entryId, settings: $settings, idempotencyKey: $key) { ...QueueFields }
  }
`;

export const GENERATE_AUDIO = `
  ${queueFields}
  mutation Audio($entryId: ID!, $revisionNumber: String, $key: String) {
    generateAudio(entryId: $entryId, revisionNumber: $revisionNumber, idempotencyKey: $key) { ...QueueFields }
  }
`;

export const QUEUES_OF_ENTRY = `
  ${queueFields}
  query Queues($entryId: ID!) { entry(id: $entryId) { queues { ...QueueFields } } }
`;

export const QUEUE_CHANGED = `
  ${queueFields}
  subscription Changed { queueChanged { resync queue { ...QueueFields } } }
`;

export const AUDIO_OF_REVISION = `
  query Audio($entryId: ID!, $number: String!) {
    entry(id: $entryId) { revision(number: $number) { audio { url duration } } }
  }
`;

export interface Queue {
  id: string;
  type: "generate_script" | "generate_audio";
  status: "queued" | "running" | "completed" | "failed";
  stage: string | null;
  done: number;
  total: number;
  progress: number;
  revisionNumber: string | null;
  errorMessage: string | null;
}
