/** A part that takes its time to load, as any does on a busy machine. */
await new Promise((loaded) => setTimeout(loaded, 300));

export {};
