/** One shop's page and all that was made of it: what the documents show as examples. */
const entryId = "0198f1c2-5b7e-4c41-9a53-2d6f0e8b1a47";
const userId = "kQ3vT9xWmZbR1uYc";
const scriptId = "0198f1c4-91d0-4a2e-8c15-6b3e4f7d2a90";
const audioId = "0198f1c8-3ef4-40b9-b6d2-917a5c0e4d18";
const quoteId = "0198f1c6-4a2f-4e07-95c8-d3b16a0f7e52";
const link = "/media";
const signature = "expires=1794823200&signature=Jx3mYqkZ0bq2WcVt8nRuEw";
const at = (time: string) => `2026-11-16T${time}.000Z`;

const balance = { balance: 126, held: 12, totalEarned: 150, totalSpent: 12 };

const scriptJob = {
  queueId: "0198f1c3-70aa-4d18-a4e6-c85b9f013d2e",
  entryId,
  queueType: "generate_script",
  status: "completed",
  stage: "finishing",
  progress: 1,
  done: 1,
  total: 1,
  revision_number: "0001",
  error: null,
  createdAt: at("09:01:00"),
  startedAt: at("09:01:00"),
  finishedAt: at("09:01:02"),
};

const audioJob = {
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

const entry = {
  entryId,
  userId,
  url: "https://shop.example/lanterns/1",
  title: "真鍮のランタン",
  site: "あかり商店",
  language: "ja",
  pageType: "product",
  analyzedAt: at("09:00:04"),
  analysisError: null,
  createdAt: at("09:00:00"),
  queues: [audioJob, scriptJob],
};

const fact = {
  id: "0198f1c2-8d13-4b55-9f27-4e60a8d5c3b2",
  kind: "price",
  label: null,
  value: "12800",
  currency: "JPY",
  source: "json-ld",
  confidence: 0.95,
  provenance: { path: "offers.price", excerpt: "12800" },
};

const settings = { style: "product", targetSeconds: 60 };
const sentence = "真鍮のランタンは、12,800円です。";

const script = {
  id: scriptId,
  script_content: sentence,
  script_file_path: `users/${userId}/${entryId}/0001/script-1.txt`,
  script_settings: settings,
  version: 1,
  created_at: at("09:01:02"),
  updated_at: at("09:01:02"),
  revision_number: "0001",
  revision_name: "店頭用",
  length: { seconds: 5, targetSeconds: 60, isShort: true },
  sentences: [
    {
      index: 0,
      paragraph: 0,
      text: sentence,
      ties: [{ text: "12,800円", blockIndex: null, factId: fact.id, excerpt: "12,800円（税込）" }],
      untied: [],
    },
  ],
};

const priceChange = { before: fact, after: { ...fact, value: "11800" } };

const changes = {
  changes_id: "5c0d9b1f7e2a4c3886f1a0e4d7b92c35",
  revision_number: "0001",
  since: at("09:00:04"),
  read_at: at("10:30:00"),
  facts: [priceChange],
  texts: [{ before: "真鍮のランタン、12,800円（税込）。", after: "真鍮のランタン、11,800円（税込）。" }],
  sentences: [
    {
      index: 0,
      paragraph: 0,
      before: sentence,
      after: "真鍮のランタンは、11,800円です。",
      lost: [],
      facts: [priceChange],
    },
  ],
};

const audio = {
  id: audioId,
  generation_settings: {
    voice: "openjtalk:mei_normal",
    speed: 1,
    pitch: 0,
    sentencePause: 400,
    paragraphPause: 800,
    loudness: -16,
  },
  created_at: at("09:05:20"),
  total_duration: "58.412",
  waveform_data: '{"samples":[0.02,0.41,0.37]}',
  is_live: true,
  is_outdated: false,
  outdated_by: [],
  revision_number: "0001",
  url: `${link}/audios/${audioId}.wav?${signature}`,
  mp3_url: `${link}/audios/${audioId}.mp3?${signature}`,
  vtt_url: `${link}/audios/${audioId}.vtt?${signature}`,
  chapters: [{ title: "特長", start: 0.1 }],
  chapters_url: `${link}/audios/${audioId}.chapters.vtt?${signature}`,
};

const announcement = {
  titleJa: "新しい声",
  titleEn: "A new voice",
  contentJa: "<p>英語の声を選べるようになりました。</p>",
  contentEn: "<p>You can now choose an English voice.</p>",
  priority: "high",
};

const profile = {
  userId,
  email: "hanako@shop.example",
  displayName: "花子",
  role: "user",
  plan: "free",
  credits: balance.balance,
  language: "ja",
  createdAt: at("08:58:00"),
  accountExpiresAt: "2026-11-30T08:58:00.000Z",
  account_expires_at: "2026-11-30T08:58:00.000Z",
  limits: { entries: 10, urlsAtOnce: 5, audioMinutes: 5, jobsAtOnce: 1 },
};

const { credits: _credits, account_expires_at: _same, limits, ...account } = profile;

const figures = {
  users: 31,
  audioMinutes: 214.5,
  creditsIssued: 6_650,
  creditsSpent: 2_310,
  jobsCompleted: 402,
  jobsFailed: 3,
};

const reading = { language: "ja", word: "生地", reading: "きじ" };

export const samples = {
  changes,
  entryId,
  userId,
  scriptId,
  audioId,
  moment: at("09:00:00"),
  entry,
  analyzedEntry: { ...entry, facts: [fact] },
  fact,
  pastedText: { title: entry.title, text: "真鍮のランタンです。芯の長さで明るさを変えられます。" },
  queue: audioJob,
  scriptOrder: { settings, quoteId },
  script,
  scriptUpdate: { scriptContent: sentence, expectedVersion: script.version },
  scriptVersion: {
    version: 1,
    script_content: "真鍮のランタンです。",
    created_at: at("09:03:00"),
  },
  revision: {
    revision_number: "0001",
    revision_name: "店頭用",
    is_live: true,
    created_at: at("09:01:02"),
    script_id: scriptId,
    audio_id: audioId,
    script,
    audio,
  },
  audio,
  audioOrder: { ...audio.generation_settings, revisionNumber: "0001", quoteId },
  stats: {
    audioId,
    duration: 58.412,
    bytes: 5_607_596,
    plays: 3,
    loudness: -16.1,
    truePeak: -1.5,
    sampleRate: 48_000,
    segmentsMade: 11,
    segmentsReused: 0,
    elapsedMs: 1_900,
    sentences: 11,
    characters: 342,
    createdAt: at("09:05:20"),
  },
  segment: {
    index: 0,
    sentence: 0,
    text: sentence,
    speaker: null,
    start: 0,
    duration: 3.42,
    gain: 0.94,
    url: `${link}/segments/${audioJob.queueId}/3c9d.wav?${signature}`,
  },
  quote: {
    quoteId,
    credits: 12,
    changedSentences: 11,
    sentences: 11,
    expiresAt: at("09:19:00"),
    balance: 138,
  },
  voice: {
    id: "flite:rms",
    name: "RMS",
    language: "en",
    attribution: "Flite © 1999–2017 Language Technologies Institute, Carnegie Mellon University",
    sample_url: `${link}/voices/flite%3Arms.wav?${signature}`,
  },
  word: {
    id: "0198f1d4-0a7c-4f52-b1e3-6d95c8207f4a",
    ...reading,
    created_at: at("09:06:00"),
    updated_at: at("09:06:00"),
  },
  reading,
  readingTrial: { ...reading, sentence: "生地は綿です。" },
  readingPreview: {
    url: `${link}/readings/eyJ0ZXh0Ijoi.wav?${signature}`,
    duration: 1.42,
    voice: "openjtalk:mei_normal",
  },
  impact: {
    audios: [
      {
        audioId,
        entryId,
        title: entry.title,
        revisionNumber: "0001",
        changedSentences: 2,
        credits: 2,
      },
    ],
    totalCount: 1,
    credits: 2,
  },
  balance,
  profile,
  limits,
  checkoutUrl: "https://checkout.stripe.com/c/pay/cs_live_a1Xq",
  firebase: {
    apiKey: "AIzaSyExample",
    projectId: "yomikoe",
    authDomain: "yomikoe.firebaseapp.com",
    emulatorUrl: null,
  },
  playerSettings: { playbackRate: 1.25, volume: 0.8, skipSeconds: 10, autoplay: false, highlight: true },
  announcement: {
    id: 7,
    title: announcement.titleEn,
    content: announcement.contentEn,
    priority: announcement.priority,
    datetime: 202611161800,
  },
  announcementText: announcement,
  adminAnnouncement: {
    ...announcement,
    id: "0198f1d0-1b6e-4a84-8f5d-2c97e4063ab1",
    number: null,
    state: "draft",
    publishAt: null,
    createdAt: at("09:10:00"),
  },
  adminUser: { ...account, credits: balance, closedAt: null, expired: null },
  adminJob: { ...audioJob, userId, email: profile.email, url: entry.url, title: entry.title },
  figures: { total: figures, days: [{ ...figures, date: "2026-11-16" }] },
  auditEntry: {
    id: "0198f1d2-66c1-4d30-a9b8-e17f5024c8d6",
    actor: userId,
    action: "user.credits",
    subject: userId,
    data: { amount: 100, note: "A present" },
    createdAt: at("09:12:00"),
  },
};
