/** Most bytes of a picture: a request holds them beside its other fields. */
const MOST_BYTES = 700_000;
const SIDE = 3_000;

/** The picture in Base64; one that no request could hold is made smaller first. */
export async function pictureForUpload(file: File): Promise<string> {
  if (file.size <= MOST_BYTES) return inBase64(file);
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.min(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  let picture: Blob = file;
  for (let quality = 0.85; quality > 0.2 && picture.size > MOST_BYTES; quality -= 0.15)
    picture = await canvas.convertToBlob({ type: "image/jpeg", quality });
  return inBase64(picture);
}

async function inBase64(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
