import { ActionIcon, Button, type ButtonProps, Loader } from "@mantine/core";
import { Square, Volume2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { playAlone, stopPlaying } from "#lib/sound/one-at-a-time";

interface Props extends ButtonProps {
  /** Accessible name; with `children`, their text. */
  label: string;
  /** Address of the sound, asked for at the click. */
  sound(): Promise<string>;
  /** Another address, tried once where the first one cannot be played: links run out. */
  renewed?(): Promise<string>;
  onFailed(error: unknown): void;
}

/** Lets one hear something short; a second click stops it. With children a button, else an icon. */
export function HearButton({ label, sound, renewed, onFailed, children, ...button }: Props) {
  const { t } = useTranslation();
  const [state, setState] = useState<"still" | "loading" | "playing">("still");
  const begun = useRef(0);
  useEffect(() => {
    return () => {
      if (begun.current > 0) stopPlaying();
    };
  }, []);

  const toggle = async () => {
    if (state === "playing") return stopPlaying();
    begun.current += 1;
    const mine = begun.current;
    const isLatest = () => begun.current === mine;
    const play = (address: () => Promise<string>) => {
      setState("loading");
      return playAlone(address, () => isLatest() && setState("still"));
    };
    try {
      await play(sound).catch((error: unknown) => {
        if (!renewed) throw error;
        return play(renewed);
      });
      if (isLatest()) setState((before) => (before === "loading" ? "playing" : before));
    } catch (error) {
      setState("still");
      onFailed(error);
    }
  };
  const Icon = state === "playing" ? Square : Volume2;
  const icon = state === "loading" ? <Loader size={16} /> : <Icon size={16} aria-hidden />;
  const name = state === "playing" ? t(($) => $.common.stop) : label;
  if (children) {
    return (
      <Button variant="default" leftSection={icon} onClick={() => void toggle()} {...button}>
        {state === "playing" ? t(($) => $.common.stop) : children}
      </Button>
    );
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={name}
      title={name}
      disabled={button.disabled ?? false}
      onClick={() => void toggle()}
    >
      {icon}
    </ActionIcon>
  );
}
