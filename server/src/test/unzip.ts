/** Reads an archive whose files are stored as they are, by the directory at its end. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06"));
  const count = archive.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let file = 0; file < count; file++) {
    const [size, nameLength] = [archive.readUInt32LE(at + 24), archive.readUInt16LE(at + 28)];
    const rest = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(name, archive.subarray(start, start + size));
    at += 46 + nameLength + rest;
  }
  return files;
}
