import { ChartNoAxesCombined, type LucideIcon, MessageSquareText, Users, Wrench } from "lucide-react";

/** The dashboard's rooms. */
export const tabs = [
  { id: "chat", label: "AI Chat Analytics", icon: MessageSquareText },
  { id: "library", label: "Chart Library", icon: ChartNoAxesCombined },
  { id: "tools", label: "AI Tools", icon: Wrench },
  { id: "collaborate", label: "Team Collaboration", icon: Users },
] as const satisfies { id: string; label: string; icon: LucideIcon }[];

export type TabId = (typeof tabs)[number]["id"];
