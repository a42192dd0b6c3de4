import { randomUUID } from "node:crypto";

/** A uid may hold anything; a key may not. */
export const userFolder = (userId: string) =>
  `users/${userId.replace(/[^A-Za-z0-9-]/g, (c) => `_${c.codePointAt(0)?.toString(16)}`)}`;

/** Storage keys: one folder a user, entry and revision. */
const folder = (userId: string, entryId: string, revisionNumber: string) =>
  `${userFolder(userId)}/${entryId}/${revisionNumber}`;

/** Each text has a file of its own: a text that is thrown away never overwrote one that is kept. */
export const scriptKey = (userId: string, entryId: string, revisionNumber: string) =>
  `${folder(userId, entryId, revisionNumber)}/script-${randomUUID()}.txt`;

/** Each attempt at a job has a file of its own: a late attempt cannot overwrite the file of the one that counts. */
export const audioKey = (
  userId: string,
  entryId: string,
  revisionNumber: string,
  { id, attempt }: { id: string; attempt: number },
) => `${folder(userId, entryId, revisionNumber)}/${id}-${attempt}.wav`;

/** The same sound with another tag: a name of its own, because caches and half-loaded files know the former one. */
export const retaggedKey = (wav: string) => wav.replace(/\.wav$/, `-${randomUUID()}.wav`);

/**
 * A spoken sentence, under the hash of all that decides its sound. A voice need not say the same twice
 * alike: each making of it has a file of its own, so that none changes under somebody who reads it.
 */
export const segmentKey = (userId: string, hash: string) =>
  `${userFolder(userId)}/segments/${hash}-${randomUUID()}.wav`;

/** Each attempt at an archive of the account has a file of its own. */
export const archiveKey = (userId: string) => `${userFolder(userId)}/exports/${randomUUID()}.zip`;

/** Sound that somebody is about to hear by a link of this name. */
export const previewKey = (name: string) => `previews/${name}.json`;

/** Each reading of a page has files of its own. */
export const pictureKey = (userId: string, entryId: string) =>
  `${userFolder(userId)}/${entryId}/picture-${randomUUID()}.jpg`;
export const iconKey = (userId: string, entryId: string) =>
  `${userFolder(userId)}/${entryId}/icon-${randomUUID()}.png`;

/** The same picture for lists. */
const smallPicture = (picture: string) => picture.replace(/\.jpg$/, "-small.jpg");

/** All files of an entry's pictures. */
export const pictureFiles = ({
  picture,
  icon,
}: {
  picture: string | null;
  icon: string | null;
}): string[] => [...(picture ? [picture, smallPicture(picture)] : []), ...(icon ? [icon] : [])];

/** Rises when all mp3 files have to be made anew; their digests in feeds then have to follow. */
const MP3_VERSION = 2;

/** The files that belong to a stored .wav; the mp3 exists from the first request for it. */
export const audioFiles = (wav: string) => ({
  wav,
  vtt: wav.replace(/\.wav$/, ".vtt"),
  chapters: wav.replace(/\.wav$/, ".chapters.vtt"),
  mp3: wav.replace(/\.wav$/, `.${MP3_VERSION}.mp3`),
  /** Of the first version: it goes with the others. */
  formerMp3: wav.replace(/\.wav$/, ".mp3"),
});
