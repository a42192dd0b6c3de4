/** How large randomised runs are: `TEST_SCALE=full` for the full size. */
export const scaled = (usual: number, full: number) => (process.env.TEST_SCALE === "full" ? full : usual);
