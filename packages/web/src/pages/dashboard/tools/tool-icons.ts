import {
  Activity,
  BadgeCheck,
  CalendarRange,
  ChartColumn,
  ChartNoAxesColumn,
  ChartScatter,
  Download,
  GitBranch,
  type LucideIcon,
  MessageSquare,
  Radar,
  TableProperties,
  TrendingUp,
  Wrench,
} from "lucide-react";

const icons: Record<string, LucideIcon> = {
  activity: Activity,
  "badge-check": BadgeCheck,
  "calendar-range": CalendarRange,
  "chart-column": ChartColumn,
  "chart-no-axes-column": ChartNoAxesColumn,
  "scatter-chart": ChartScatter,
  download: Download,
  "git-branch": GitBranch,
  "message-square": MessageSquare,
  radar: Radar,
  "table-properties": TableProperties,
  "trending-up": TrendingUp,
};

/** The picture of a tool by its name; a wrench for one that is not known here. */
export const toolIcon = (name: string): LucideIcon => icons[name] ?? Wrench;
