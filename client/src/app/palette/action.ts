import type { LucideIcon } from "lucide-react";

/** Something that the palette offers. */
export interface Action {
  id: string;
  label: string;
  description?: string;
  Icon: LucideIcon;
  act(): void;
}
