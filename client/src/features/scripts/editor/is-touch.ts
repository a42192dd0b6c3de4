/** Whether it was a finger that pressed. */
export const isTouch = (event: MouseEvent): boolean =>
  event instanceof PointerEvent && event.pointerType === "touch";
