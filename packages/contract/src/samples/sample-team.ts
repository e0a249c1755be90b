import type { TeamMember, TeamStats } from "../api/team.ts";
import { initials } from "../initials.ts";

const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;

type Sample = Pick<TeamMember, "name" | "role" | "status" | "chartsCreated" | "queriesRun"> & {
  minutesAgo: number;
  joinedDaysAgo: number;
};

const samples: Sample[] = [
  sample("Maya Lindqvist", "Admin", "online", [3, 412], [2, 410]),
  sample("Tomás Herrera", "Editor", "online", [3, 298], [9, 322]),
  sample("Priya Raman", "Editor", "away", [3, 271], [95, 251]),
  sample("Jonas Weber", "Viewer", "offline", [0, 143], [4300, 120]),
];

/** The demo workspace's fixed figures. */
export const sampleTeamStats: TeamStats = {
  totalMembers: 5,
  activeMembers: 4,
  chartsShared: 9,
  totalQueries: 1124,
  collaborationScore: 92,
};

/** The members that the demo workspace shows beside its visitor. */
export const sampleMembers = (now: Date): TeamMember[] =>
  samples.map(({ name, minutesAgo, joinedDaysAgo, ...rest }, index) => ({
    ...rest,
    id: `sample-${index + 1}`,
    name,
    email: `${name.split(" ")[0]?.normalize("NFD").replace(/\W/g, "").toLowerCase()}@example.com`,
    avatar: initials(name),
    lastActive: new Date(now.getTime() - minutesAgo * MINUTE_MILLISECONDS).toISOString(),
    joinedAt: new Date(now.getTime() - joinedDaysAgo * DAY_MILLISECONDS).toISOString(),
  }));

function sample(
  name: string,
  role: Sample["role"],
  status: Sample["status"],
  [chartsCreated, queriesRun]: [number, number],
  [minutesAgo, joinedDaysAgo]: [number, number],
): Sample {
  return { name, role, status, chartsCreated, queriesRun, minutesAgo, joinedDaysAgo };
}
