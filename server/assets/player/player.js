// The player in a frame. It stores nothing, and works where its frame has an origin of its own.
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const find = (name) => document.querySelector(`[data-part="${name}"]`);
  const [play, wave, time, speed, toggle, words] = ["play", "wave", "time", "speed", "toggle", "words"].map(
    find,
  );
  const heard = document.getElementById("heard");
  const sentences = [...document.querySelectorAll("span[data-start]")];
  const starts = sentences.map((sentence) => Number(sentence.dataset.start));
  const SKIP = 10;

  const audio = new Audio();
  audio.preload = "none";
  audio.crossOrigin = "anonymous";
  audio.src = data.audio;
  const captions = document.createElement("track");
  Object.assign(captions, {
    kind: "captions",
    src: data.captions,
    srclang: data.language,
    label: data.captionsLabel,
  });
  audio.append(captions);

  // Where somebody seeks before the file is loaded.
  let wished = null;
  const duration = () =>
    Number.isFinite(audio.duration) && audio.duration > 0 ? audio.duration : data.duration;
  const position = () => wished ?? audio.currentTime;
  const clock = (seconds) =>
    `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

  function seek(seconds) {
    const to = Math.min(Math.max(0, seconds), duration());
    if (audio.readyState > 0) audio.currentTime = to;
    else {
      wished = to;
      audio.preload = "metadata";
      audio.load();
    }
    show();
  }

  function toggleSound() {
    if (audio.paused) start();
    else audio.pause();
  }

  // Sound begins with the press, as browsers want it. Where another audio is live by then, that one is started.
  async function start() {
    const looking = isUntouched() && isStale();
    audio.play().catch(() => {});
    if (!(await looking) || position() > JUST_BEGUN) return;
    forgetCounted();
    location.replace(`${location.hash || "#"}${START}`);
    location.reload();
  }

  function show() {
    const at = position();
    const share = Math.min(1, at / duration());
    heard.setAttribute("width", String(share * 100));
    wave.setAttribute("aria-valuenow", String(Math.round(at)));
    wave.setAttribute("aria-valuetext", `${clock(at)} / ${clock(duration())}`);
    time.textContent = `${clock(at)} / ${clock(duration())}`;
    const now = audio.paused && at === 0 ? -1 : starts.findLastIndex((start) => start <= at + 0.05);
    for (const [index, sentence] of sentences.entries()) sentence.classList.toggle("now", index === now);
    if (!words.hidden && !audio.paused && now >= 0) keepInView(sentences[now]);
  }

  // Scrolls the transcript only: scrollIntoView would move the page around the frame.
  function keepInView(sentence) {
    const top = sentence.offsetTop - words.offsetTop;
    if (top < words.scrollTop || top > words.scrollTop + words.clientHeight - 40) words.scrollTop = top - 40;
  }

  const moved = { ArrowLeft: -SKIP, ArrowRight: SKIP };
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target === speed) return;
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key in moved) seek(position() + moved[event.key]);
    else if (event.key === "Home" && !isButton) seek(0);
    else if ((event.key === " " || event.key === "k") && !(isButton && event.key === " ")) toggleSound();
    else return;
    event.preventDefault();
  });

  play.addEventListener("click", toggleSound);
  find("back").addEventListener("click", () => seek(position() - SKIP));
  find("on").addEventListener("click", () => seek(position() + SKIP));
  speed.addEventListener("change", () => {
    audio.playbackRate = Number(speed.value);
  });
  wave.addEventListener("click", (event) => {
    const { left, width } = wave.getBoundingClientRect();
    seek(((event.clientX - left) / width) * duration());
  });
  words.addEventListener("click", (event) => {
    const target = event.target.closest("[data-start]");
    if (target) seek(Number(target.dataset.start));
  });
  toggle.addEventListener("click", () => {
    words.hidden = !words.hidden;
    toggle.setAttribute("aria-expanded", String(!words.hidden));
    tellHeight();
  });

  audio.addEventListener("loadedmetadata", () => {
    audio.playbackRate = Number(speed.value);
    if (wished !== null) audio.currentTime = wished;
    wished = null;
  });
  for (const name of ["timeupdate", "seeked", "play", "pause", "ended", "durationchange"])
    audio.addEventListener(name, show);
  for (const name of ["play", "pause", "ended"])
    audio.addEventListener(name, () => {
      play.classList.toggle("on", !audio.paused);
      play.setAttribute("aria-label", audio.paused ? data.texts.play : data.texts.pause);
      play
        .querySelector("path")
        .setAttribute("d", audio.paused ? "M7 4l13 8-13 8z" : "M6 4h4v16H6zM14 4h4v16h-4z");
    });

  const media = navigator.mediaSession;
  if (media) {
    audio.addEventListener("play", () => {
      media.metadata = new MediaMetadata({ title: data.title, artist: data.site ?? "" });
    });
    media.setActionHandler("play", start);
    media.setActionHandler("pause", () => audio.pause());
    media.setActionHandler("seekbackward", () => seek(position() - SKIP));
    media.setActionHandler("seekforward", () => seek(position() + SKIP));
    media.setActionHandler("seekto", ({ seekTime }) => seek(seekTime));
  }

  // A page may stay open for hours: a player that nobody has started takes what is live by now. It asks while it is
  // in view, ever more seldom, and when somebody comes to it. One that was started stays with its audio to the end.
  const PATIENCE_MS = 2_000;
  const SELDOM_MS = 300_000;
  const SLOWER = 1.5;
  const JUST_BEGUN = 2;
  const START = "&start";
  let lastLook = Date.now();
  let pause = 20_000;
  let timer;
  let isInView = false;
  const isUntouched = () => audio.paused && position() === 0;
  let looked = Promise.resolve(false);
  // A listener who comes and presses at once asks twice: both get one answer.
  function isStale() {
    if (Date.now() - lastLook >= PATIENCE_MS) {
      lastLook = Date.now();
      looked = look();
    }
    return looked;
  }
  async function look() {
    try {
      const answer = await fetch(data.live, { cache: "no-store" });
      return answer.ok ? (await answer.text()) !== data.name : [404, 410].includes(answer.status);
    } catch {
      // Without a connection the player stays as it is.
      return false;
    }
  }
  async function followLive() {
    if (!document.hidden && isUntouched() && (await isStale()) && isUntouched()) location.reload();
  }
  function waitInView() {
    clearTimeout(timer);
    if (!isInView) return;
    timer = setTimeout(() => {
      pause = Math.min(SELDOM_MS, pause * SLOWER);
      followLive().then(waitInView);
    }, pause);
  }
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1).isIntersecting;
    waitInView();
  }).observe(document.documentElement);
  document.addEventListener("visibilitychange", followLive);
  document.documentElement.addEventListener("pointerenter", followLive);
  window.addEventListener("focus", followLive);

  const tell = (message) => window.parent.postMessage(message, "*");
  // WordPress gives each frame a secret and listens for messages that bear it.
  const secret = /secret=(\w+)/.exec(location.hash)?.[1];
  function tellHeight() {
    const height = document.documentElement.offsetHeight;
    tell({ type: "yomikoe:height", height, title: data.title });
    if (secret) tell({ message: "height", value: height, secret });
  }
  window.addEventListener("load", tellHeight);
  window.addEventListener("resize", tellHeight);

  // The protocol of player.js, as JSON text, from the page around the frame only.
  const frame = { context: "player.js", version: "0.0.11" };
  const listeners = new Map();
  const send = (event, value, listener) => tell(JSON.stringify({ ...frame, event, value, listener }));
  const emit = (event, value) => {
    for (const listener of listeners.get(event) ?? []) send(event, value, listener);
  };
  const getters = {
    getPaused: () => audio.paused,
    getMuted: () => audio.muted,
    getVolume: () => audio.volume * 100,
    getDuration: duration,
    getCurrentTime: position,
    getLoop: () => audio.loop,
  };
  const setters = {
    play: () => audio.paused && start(),
    pause: () => audio.pause(),
    mute: () => Object.assign(audio, { muted: true }),
    unmute: () => Object.assign(audio, { muted: false }),
    setVolume: (percent) =>
      Object.assign(audio, { volume: Math.min(1, Math.max(0, Number(percent) / 100 || 0)) }),
    setCurrentTime: (seconds) => seek(Number(seconds) || 0),
    setLoop: (loop) => Object.assign(audio, { loop: Boolean(loop) }),
  };
  const events = ["ready", "play", "pause", "ended", "timeupdate", "seeked", "progress", "error"];
  const about = {
    src: location.href,
    events,
    methods: [...Object.keys(setters), ...Object.keys(getters), "addEventListener", "removeEventListener"],
  };
  const subscriptions = {
    addEventListener(name, listener) {
      if (!events.includes(name)) return;
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      if (name === "ready") send("ready", about, listener);
    },
    removeEventListener: (name, listener) => listeners.get(name)?.delete(listener),
  };
  const has = (object, name) => Object.hasOwn(object, name);

  window.addEventListener("message", ({ source, data: text }) => {
    if (source !== window.parent || typeof text !== "string") return;
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    if (message?.context !== frame.context) return;
    const { method, value, listener } = message;
    if (has(getters, method)) send(method, getters[method](), listener);
    else if (has(setters, method)) setters[method](value);
    else if (has(subscriptions, method)) subscriptions[method](value, listener);
  });
  for (const name of ["play", "pause", "ended", "seeked"]) audio.addEventListener(name, () => emit(name));
  audio.addEventListener("timeupdate", () =>
    emit("timeupdate", { seconds: audio.currentTime, duration: duration() }),
  );
  audio.addEventListener("progress", () => {
    const { buffered } = audio;
    if (buffered.length > 0) emit("progress", { percent: buffered.end(buffered.length - 1) / duration() });
  });
  audio.addEventListener("error", () =>
    emit("error", { code: audio.error?.code, msg: audio.error?.message }),
  );
  // The player counts sums only, and nobody who asks not to be counted. Its session is in memory only.
  const silent = navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;
  const session = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    "",
  );
  const counted = new Set();
  const around = location.ancestorOrigins?.[0] ?? document.referrer;
  const host = URL.parse(around)?.hostname ?? "";
  const REPORT_SECONDS = 30;
  let waiting = [];
  let seconds = 0;
  let last = null;
  function forgetCounted() {
    [waiting, seconds] = [[], 0];
  }
  function count(event) {
    if (counted.has(event)) return;
    counted.add(event);
    waiting.push(event);
  }
  function report() {
    if (silent || (waiting.length === 0 && seconds < 1)) return;
    const beacon = { session, audio: data.name, host, events: waiting, seconds: Math.min(120, seconds) };
    if (navigator.sendBeacon(data.events, JSON.stringify(beacon))) forgetCounted();
  }
  audio.addEventListener("play", () => count("play"));
  audio.addEventListener("ended", () => {
    count("ended");
    report();
  });
  audio.addEventListener("timeupdate", () => {
    const at = audio.currentTime;
    if (!audio.paused || audio.ended) {
      const step = last === null ? 0 : at - last;
      if (step > 0 && step < 2) {
        seconds += step / audio.playbackRate;
        count(`t${Math.min(10, Math.floor((at / duration()) * 10) + 1)}`);
      }
      if (seconds >= REPORT_SECONDS) report();
    }
    last = at;
  });
  audio.addEventListener("pause", report);
  document.addEventListener("visibilitychange", () => document.hidden && report());
  window.addEventListener("pagehide", report);
  window.addEventListener("load", () => {
    count("load");
    report();
  });

  send("ready", about);
  show();
  if (location.hash.endsWith(START)) {
    location.replace(location.hash.slice(0, -START.length) || "#");
    audio.play().catch(() => {});
  }
})();
