/**
 * From the URL of a Japanese article of 2,000 characters to audio that plays: npm run bench -- audio [rounds]
 * Each round is a user of its own, so that nothing spoken before is used again.
 */

import type { Queue } from "../convert/operations.ts";
import { newStudio } from "../convert/studio.ts";
import { follow } from "../convert/watch.ts";
import { buildServer, buildVoice } from "../lib/builds.ts";
import { median, printFigures, timed } from "../lib/figures.ts";
import { startStack } from "../lib/stack.ts";

const rounds = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 5);
const AUDIO = `query ($id: ID!) {
  entry(id: $id) { characters revision(number: "0001") { audio { url duration } } }
}`;
interface Answer {
  entry: { characters: number; revision: { audio: { url: string; duration: number } } };
}

await Promise.all([buildServer(), buildVoice()]);
const stack = await startStack("bench-audio");
try {
  const { address } = await stack.serve();
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await measure(address));
  const middle = (part: keyof (typeof measured)[number]) => median(measured.map((one) => one[part]));
  printFigures(
    [
      { what: "entry and analysis", value: middle("read"), unit: "s" },
      { what: "script", value: middle("written"), unit: "s" },
      { what: "audio", value: middle("spoken"), unit: "s" },
      { what: "first byte of the file", value: middle("firstByte") * 1000, unit: "ms" },
      { what: "URL to playable audio", value: middle("whole"), unit: "s" },
      { what: "seconds of audio", value: middle("duration"), unit: "s" },
    ],
    [`median of ${rounds}; the article has ${measured[0]?.characters} characters`],
  );
} finally {
  await stack.stop();
}

async function measure(address: string) {
  const user = await newStudio(stack, address);
  const job = (id: string, order: (id: string) => Promise<string>) =>
    follow(
      user.api,
      id,
      async () => ({ id: await order(id) }) as Queue,
      () => {},
    );
  const [read, id] = await timed(() => user.addPage(stack.pages.url("bench-article-ja")));
  const [written] = await timed(() => job(id, user.orderScript));
  const [spoken] = await timed(() => job(id, user.orderAudio));
  const [firstByte, { characters, duration }] = await timed(async () => {
    const { entry } = await user.api.request<Answer>(AUDIO, { id });
    const file = await user.api.download(entry.revision.audio.url);
    const reader = file.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    return { characters: entry.characters, duration: entry.revision.audio.duration };
  });
  await user.api.close();
  return {
    read,
    written,
    spoken,
    firstByte,
    whole: read + written + spoken + firstByte,
    duration,
    characters,
  };
}
