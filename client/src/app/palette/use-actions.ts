import {
  BookA,
  Coins,
  Globe,
  Keyboard,
  KeyRound,
  LibraryBig,
  LogOut,
  Megaphone,
  Settings,
  ShieldCheck,
  Trash2,
} from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { emitEvent } from "#lib/events";
import { signOut } from "#lib/identity/auth";
import { useHasKeyboard } from "#lib/use-has-keyboard";
import { useViewer } from "#lib/viewer/use-viewer";
import { paths } from "../paths";
import type { Action } from "./action";

/** The actions that every screen offers, by the words of the menus. */
export function useActions(): Action[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasKeyboard = useHasKeyboard();
  const isAdmin = useViewer()?.role === "admin";
  return useMemo(
    () => [
      {
        id: "library",
        label: t(($) => $.entries.library.title),
        Icon: LibraryBig,
        act: () => void navigate(paths.main),
      },
      {
        id: "trash",
        label: t(($) => $.entries.trash.title),
        Icon: Trash2,
        act: () => emitEvent("trashWanted", {}),
      },
      {
        id: "credits",
        label: t(($) => $.credits.panel.title),
        Icon: Coins,
        act: () => emitEvent("panelWanted", { panel: "credits" }),
      },
      {
        id: "publishing",
        label: t(($) => $.publishing.all.open),
        Icon: Globe,
        act: () => emitEvent("publishingWanted", {}),
      },
      {
        id: "dictionary",
        label: t(($) => $.dictionary.title),
        Icon: BookA,
        act: () => emitEvent("dictionaryWanted", {}),
      },
      { id: "api", label: t(($) => $.api.title), Icon: KeyRound, act: () => emitEvent("apiWanted", {}) },
      {
        id: "account",
        label: t(($) => $.header.settings),
        Icon: Settings,
        act: () => emitEvent("panelWanted", { panel: "account" }),
      },
      {
        id: "announcements",
        label: t(($) => $.announcements.title),
        Icon: Megaphone,
        act: () => emitEvent("announcementsWanted", {}),
      },
      ...(hasKeyboard
        ? [
            {
              id: "keys",
              label: t(($) => $.header.keys),
              Icon: Keyboard,
              act: () => emitEvent("keysAsked", {}),
            },
          ]
        : []),
      ...(isAdmin
        ? [
            {
              id: "admin",
              label: t(($) => $.header.admin),
              Icon: ShieldCheck,
              act: () => void navigate(paths.admin),
            },
          ]
        : []),
      { id: "leave", label: t(($) => $.header.signOut), Icon: LogOut, act: () => void signOut() },
    ],
    [t, navigate, isAdmin, hasKeyboard],
  );
}
