/** Samples that LAME puts in front of a sound, apart from the 529 that every decoder adds. */
const ENCODER_DELAY = 576;
const HEADER_BYTES = 4;
/** Bit of the header's third byte: the frame is one byte longer. */
const PADDED = 2;
const TOC_ENTRIES = 100;
/** Everything that follows is there: frames, bytes, table of contents, quality. */
const ALL_FIELDS = 0x0f;
const CONSTANT_BIT_RATE = 1;

/** Kilobits a second of layer III, by the number in the header: of MPEG-1, and of MPEG-2 and 2.5. */
const RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000];

interface FrameHeader {
  bytes: number;
  samples: number;
  kilobits: number;
  /** Of what lies between header and sound in a frame of one channel. */
  sideInfoBytes: number;
}

function frameHeader(data: Uint8Array, at: number): FrameHeader {
  const [sync = 0, version = 0, rates = 0] = data.subarray(at, at + 3);
  if (sync !== 0xff || (version & 0xe0) !== 0xe0)
    throw new Error("an mp3 whose frames do not follow each other");
  // 3 is MPEG-1, 2 is MPEG-2 at half the rates, 0 is MPEG-2.5 at a quarter.
  const mpeg = (version >> 3) & 3;
  const kilobits = RATES[mpeg === 3 ? 0 : 1][rates >> 4] ?? 0;
  const sampleRate = (SAMPLE_RATES[(rates >> 2) & 3] ?? 1) / (mpeg === 3 ? 1 : mpeg === 2 ? 2 : 4);
  const samples = mpeg === 3 ? 1_152 : 576;
  const bytes = Math.floor((samples * 125 * kilobits) / sampleRate) + ((rates >> 1) & 1);
  return { bytes, samples, kilobits, sideInfoBytes: mpeg === 3 ? 17 : 9 };
}

/** The check sum of LAME's tag: CRC-16 with the polynomial 0x8005, low bits first. */
const CRC_OF_BYTE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  return crc;
});

function crc16(data: Uint8Array): number {
  let crc = 0;
  for (const byte of data) crc = (crc >> 8) ^ (CRC_OF_BYTE[(crc ^ byte) & 0xff] as number);
  return crc;
}

/**
 * The frame that players read before the sound: how long it is, where its hundredths begin, and how many samples
 * encoder and decoder put around it. With it the decoded sound is as long as the one that was encoded.
 */
export function infoFrame(music: Uint8Array, sampleCount: number): Buffer {
  const first = frameHeader(music, 0);
  const begins: number[] = [];
  for (let at = 0; at < music.length; at += frameHeader(music, at).bytes) begins.push(at);
  const frame = Buffer.alloc(first.bytes - ((music[2] as number) & PADDED ? 1 : 0));
  const total = frame.length + music.length;
  frame.set(music.subarray(0, HEADER_BYTES));
  // No padding byte here, and no check sum behind the header.
  frame[1] = (frame[1] as number) | 1;
  frame[2] = (frame[2] as number) & ~PADDED;
  let at = HEADER_BYTES + first.sideInfoBytes;
  at += frame.write("Info", at, "latin1");
  at = frame.writeUInt32BE(ALL_FIELDS, at);
  at = frame.writeUInt32BE(begins.length, at);
  at = frame.writeUInt32BE(total, at);
  for (let entry = 0; entry < TOC_ENTRIES; entry++) {
    const begin = begins[Math.floor((entry * begins.length) / TOC_ENTRIES)] ?? 0;
    at = frame.writeUInt8(Math.floor(((frame.length + begin) * 256) / total), at);
  }
  at = frame.writeUInt32BE(0, at);
  return withEncoder(frame, at, music, {
    ...first,
    padding: begins.length * first.samples - ENCODER_DELAY - sampleCount,
  });
}

/** LAME's own fields behind the table: its name, its delay and padding, and two check sums. */
function withEncoder(
  frame: Buffer,
  from: number,
  music: Uint8Array,
  { kilobits, padding }: FrameHeader & { padding: number },
) {
  let at = from + frame.write("LAME3.100", from, "latin1");
  at = frame.writeUInt8(CONSTANT_BIT_RATE, at);
  // Low pass, peak, two gains and flags: not told.
  at += 1 + 4 + 2 + 2 + 1;
  at = frame.writeUInt8(kilobits, at);
  at = frame.writeUIntBE((ENCODER_DELAY << 12) | Math.min(Math.max(padding, 0), 0xfff), at, 3);
  // Settings, gain and preset: not told.
  at += 1 + 1 + 2;
  at = frame.writeUInt32BE(frame.length + music.length, at);
  at = frame.writeUInt16BE(crc16(music), at);
  frame.writeUInt16BE(crc16(frame.subarray(0, at)), at);
  return frame;
}
