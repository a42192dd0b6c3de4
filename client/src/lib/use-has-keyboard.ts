import { useMediaQuery } from "@mantine/hooks";

/** Whether there is likely a keyboard: a device on which nothing but a finger points seldom has one. */
export const useHasKeyboard = () =>
  !useMediaQuery("(any-hover: none)", false, { getInitialValueInEffect: false });
