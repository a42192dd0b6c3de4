// Puts the player where the script stands, and follows its height. With a site's key it asks first whether
// there is an audio of the page, and shows nothing where there is none.
(() => {
  const script = document.currentScript;
  const { yomikoe: id, yomikoeSite: site } = script?.dataset ?? {};
  if (id) show(id);
  else if (site) find();

  async function find() {
    const address = new URL("/embed/lookup", script.src);
    const page = document.querySelector('link[rel="canonical"]')?.href || location.href;
    address.search = new URLSearchParams({ site, url: page });
    try {
      const answer = await fetch(address, { credentials: "omit" });
      const { publicId } = answer.ok ? await answer.json() : {};
      if (publicId) show(publicId);
    } catch {
      // A page without a player is better than a page with an error.
    }
  }

  function show(publicId) {
    const address = new URL(`/embed/${encodeURIComponent(publicId)}`, script.src);
    for (const name of ["theme", "color", "transcript", "lang"])
      if (script.dataset[name]) address.searchParams.set(name, script.dataset[name]);
    const frame = document.createElement("iframe");
    frame.src = address.href;
    frame.title = document.title || "Audio";
    frame.loading = "lazy";
    frame.allow = "autoplay";
    // As high as the player will be, so that the page does not move when it has come.
    const height = address.searchParams.get("transcript") === "1" ? "458px" : "190px";
    Object.assign(frame.style, { border: "0", width: "100%", height, colorScheme: "normal" });
    script.after(frame);
    window.addEventListener("message", ({ source, data }) => {
      if (source !== frame.contentWindow || data?.type !== "yomikoe:height") return;
      const height = Math.round(Number(data.height));
      if (height > 0 && height < 2_000) frame.style.height = `${height}px`;
      if (typeof data.title === "string" && data.title) frame.title = data.title;
    });
  }
})();
