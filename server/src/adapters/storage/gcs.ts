import { once } from "node:events";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Storage as Client } from "@google-cloud/storage";
import { notFound } from "#kernel/errors";
import type { LocalFile, Storage } from "#ports/storage";
import { assertKey } from "./key.ts";

interface Options {
  bucket: string;
  /** Another server that speaks the same protocol. */
  apiEndpoint?: string;
}

/** Objects of one Google Cloud Storage bucket, by the key as their name. */
export function gcsStorage({ bucket, apiEndpoint }: Options): Storage {
  const client = new Client(apiEndpoint ? { apiEndpoint, projectId: "local" } : {});
  const fileOf = (key: string) => client.bucket(bucket).file(assertKey(key));

  async function size(key: string): Promise<number | null> {
    try {
      const [metadata] = await fileOf(key).getMetadata();
      return Number(metadata.size);
    } catch (error) {
      if ((error as { code?: unknown }).code === 404) return null;
      throw error;
    }
  }

  return {
    size,

    async put(key, body, contentType) {
      await pipeline(streamOf(body), fileOf(key).createWriteStream({ contentType, resumable: false }));
    },

    async read(key, range) {
      const stream = fileOf(key).createReadStream({ ...range, validation: range ? false : "crc32c" });
      const answered = once(stream, "response");
      // It requests nothing before something is spoken.
      stream.read(0);
      const [{ statusCode }] = (await answered) as [{ statusCode: number }];
      if (statusCode === 404) {
        stream.on("error", () => {});
        throw notFound("File");
      }
      return stream;
    },

    async remove(key) {
      await fileOf(key).delete({ ignoreNotFound: true });
    },

    async list(folder) {
      const [files] = await client.bucket(bucket).getFiles({ prefix: `${assertKey(folder)}/` });
      return files.map(({ name }) => name);
    },

    async removeFolder(folder) {
      await client.bucket(bucket).deleteFiles({ prefix: `${assertKey(folder)}/` });
    },

    // An upload that breaks off leaves nothing.
    async removeBroken() {},

    freeBytes: async () => null,
  };
}

function streamOf(body: Uint8Array | Readable | LocalFile): Readable {
  if (body instanceof Readable) return body;
  return body instanceof Uint8Array ? Readable.from([body]) : createReadStream(body.path);
}
