import { ChartNoAxesCombined, type LucideIcon, MessageSquareText, Users, Wrench } from "lucide-react";

/** The dashboard's rooms; a phone has room for the short names. */
export const tabs = [
  { id: "chat", label: "AI Chat Analytics", short: "Chat", icon: MessageSquareText },
  { id: "library", label: "Chart Library", short: "Library", icon: ChartNoAxesCombined },
  { id: "tools", label: "AI Tools", short: "Tools", icon: Wrench },
  { id: "collaborate", label: "Team Collaboration", short: "Team", icon: Users },
] as const satisfies { id: string; label: string; short: string; icon: LucideIcon }[];

export type TabId = (typeof tabs)[number]["id"];
