/** A moment in which the browser may answer, draw or begin what waits: a long task becomes two. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
