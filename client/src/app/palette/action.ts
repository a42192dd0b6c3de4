import type { LucideIcon } from "lucide-react";

/** Something that the palette offers. */
export interface Deed {
  id: string;
  label: string;
  description?: string;
  Icon: LucideIcon;
  act(): void;
}
