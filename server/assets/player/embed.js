// Puts the player where the script stands, and follows its height.
(() => {
  const script = document.currentScript;
  const id = script?.dataset.yomikoe;
  if (!id) return;
  const address = new URL(`/embed/${encodeURIComponent(id)}`, script.src);
  for (const name of ["theme", "color", "transcript", "lang"])
    if (script.dataset[name]) address.searchParams.set(name, script.dataset[name]);
  const frame = document.createElement("iframe");
  frame.src = address.href;
  frame.title = document.title || "Audio";
  frame.loading = "lazy";
  frame.allow = "autoplay";
  Object.assign(frame.style, { border: "0", width: "100%", height: "190px", colorScheme: "normal" });
  script.after(frame);
  window.addEventListener("message", ({ source, data }) => {
    if (source !== frame.contentWindow || data?.type !== "yomikoe:height") return;
    const height = Math.round(Number(data.height));
    if (height > 0 && height < 2_000) frame.style.height = `${height}px`;
    if (typeof data.title === "string" && data.title) frame.title = data.title;
  });
})();
