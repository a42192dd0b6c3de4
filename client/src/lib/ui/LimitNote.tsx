import { Text } from "@mantine/core";

interface Props {
  /** Id of the text, for the button that is off because of it. */
  id: string;
  /** Why there is no room for another one. */
  full: string | null;
}

/** Tells that an account holds no more of something. Nobody comes to a button that is off by Tab: it is told at once. */
export const LimitNote = ({ id, full }: Props) => (
  // Empty it takes no row of a form.
  <div role="status" style={full === null ? { position: "absolute" } : undefined}>
    {full !== null && (
      <Text id={id} size="sm" c="dimmed" data-phrases>
        {full}
      </Text>
    )}
  </div>
);
