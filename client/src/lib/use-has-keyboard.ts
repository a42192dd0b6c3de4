import { useMediaQuery } from "@mantine/hooks";

/**
 * Whether there is likely a keyboard: a device on which a finger points, and nothing else, seldom has one. Where nothing
 * points at all, people need it most.
 */
export const useHasKeyboard = () =>
  !useMediaQuery("(any-pointer: coarse) and (any-hover: none)", false, { getInitialValueInEffect: false });
