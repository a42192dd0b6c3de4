import type { Part } from "./diff";

interface Props {
  parts: readonly Part[];
  /** Whether the marked words are missing on the other side. */
  mark: "del" | "ins";
}

/** A sentence with what differs from its counterpart. */
export const DiffPieces = ({ parts, mark: Mark }: Props) =>
  parts.map(({ text, changed }, index) => {
    const Piece = changed ? Mark : "span";
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    return <Piece key={index}>{text}</Piece>;
  });
