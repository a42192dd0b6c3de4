import type { Language } from "#kernel/vocabulary";

/** The few words of the public page and the player, in the language of the script or the one asked for. */
export const publicTexts = {
  ja: {
    badge: "AI音声",
    source: "元のページ",
    transcript: "テキスト",
    captions: "字幕",
    voice: "音声",
    noAudio: "公開中の音声はまだありません",
    gone: "この音声は公開されていません。",
    goneReasons: {
      OFF: {
        title: "この音声は公開されていません",
        hint: "公開が終わりました。お探しの音声については、リンクのあったサイトにご連絡ください。",
      },
      ROTATED: {
        title: "このリンクは使えなくなりました",
        hint: "新しいリンクに変わりました。リンクのあったサイトでご確認ください。",
      },
      PAUSED: {
        title: "この音声は一時的に聴けません",
        hint: "配信が休止されています。しばらくしてから、もう一度お試しください。",
      },
    },
    play: "再生",
    pause: "一時停止",
    back: "10秒戻る",
    on: "10秒進む",
    speed: "再生速度",
    seek: "再生位置",
    listenHere: "音声とテキストを開く",
  },
  en: {
    badge: "AI voice",
    source: "Source",
    transcript: "Transcript",
    captions: "Captions",
    voice: "Voice",
    noAudio: "There is no public audio yet",
    gone: "This audio is not public any more.",
    goneReasons: {
      OFF: {
        title: "This audio is no longer public",
        hint: "Its owner stopped sharing it. The site that linked here may know more.",
      },
      ROTATED: {
        title: "This link has been replaced",
        hint: "The audio has a new link. Look for it on the site that linked here.",
      },
      PAUSED: {
        title: "This audio is paused",
        hint: "Its publication is on hold. Please try again later.",
      },
    },
    play: "Play",
    pause: "Pause",
    back: "Back 10 seconds",
    on: "Forward 10 seconds",
    speed: "Speed",
    seek: "Position",
    listenHere: "Open audio and transcript",
  },
} as const satisfies Record<Language, Record<string, unknown>>;
export type PublicTexts = (typeof publicTexts)[Language];
